-- Storage and indexes of listing_search, which drizzle cannot declare. `pnpm --filter backend generate-migration` copies
-- this file into the migrations.

-- Moves terms and card out of line: the row itself stays at about 250 bytes, and a search reads 30 rows a page.
alter table listing_search set (
  toast_tuple_target = 128,
  autovacuum_vacuum_scale_factor = 0.01,
  autovacuum_vacuum_insert_scale_factor = 0.01,
  autovacuum_analyze_scale_factor = 0.02
);
alter table listing_search
  alter column terms set storage external,
  alter column card set storage external,
  alter column features set storage main,
  alter column property_type set storage main,
  alter column category set storage main,
  alter column suburb set storage main,
  alter column state set storage main,
  alter column postcode set storage main,
  alter column time_zone set storage main;

-- One covering index for each order and listing type: a search without keywords reads the index alone. The columns that
-- filters read most come first.
create index listing_search_newest on listing_search (published_at desc, listing_id)
  include (bedrooms, baths, car_spaces, for_sale, for_lease, under_offer, pets_allowed, furnished, smoking_permitted,
    sale_price_cents, lease_price_cents, land_square_metres, available_on, auction_at, property_type, category, location, features);

create index listing_search_newest_sale on listing_search (published_at desc, listing_id)
  include (bedrooms, baths, car_spaces, under_offer, pets_allowed, furnished, smoking_permitted,
    sale_price_cents, land_square_metres, available_on, auction_at, property_type, category, location, features)
  where for_sale;
create index listing_search_newest_lease on listing_search (published_at desc, listing_id)
  include (bedrooms, baths, car_spaces, under_offer, pets_allowed, furnished, smoking_permitted,
    lease_price_cents, land_square_metres, available_on, auction_at, property_type, category, location, features)
  where for_lease;

create index listing_search_price_asc_sale on listing_search (sale_price_cents, published_at desc, listing_id)
  include (bedrooms, baths, car_spaces, under_offer, pets_allowed, furnished, smoking_permitted,
    land_square_metres, available_on, auction_at, property_type, category, location, features)
  where for_sale;
create index listing_search_price_asc_lease on listing_search (lease_price_cents, published_at desc, listing_id)
  include (bedrooms, baths, car_spaces, under_offer, pets_allowed, furnished, smoking_permitted,
    land_square_metres, available_on, auction_at, property_type, category, location, features)
  where for_lease;

create index listing_search_price_desc_sale
  on listing_search (sale_price_cents desc nulls last, published_at desc, listing_id)
  include (bedrooms, baths, car_spaces, under_offer, pets_allowed, furnished, smoking_permitted,
    land_square_metres, available_on, auction_at, property_type, category, location, features)
  where for_sale;
create index listing_search_price_desc_lease
  on listing_search (lease_price_cents desc nulls last, published_at desc, listing_id)
  include (bedrooms, baths, car_spaces, under_offer, pets_allowed, furnished, smoking_permitted,
    land_square_metres, available_on, auction_at, property_type, category, location, features)
  where for_lease;

create index listing_search_land_sale
  on listing_search (land_square_metres desc nulls last, published_at desc, listing_id)
  include (bedrooms, baths, car_spaces, under_offer, pets_allowed, furnished, smoking_permitted,
    sale_price_cents, available_on, auction_at, property_type, category, location, features)
  where for_sale;
create index listing_search_land_lease
  on listing_search (land_square_metres desc nulls last, published_at desc, listing_id)
  include (bedrooms, baths, car_spaces, under_offer, pets_allowed, furnished, smoking_permitted,
    lease_price_cents, available_on, auction_at, property_type, category, location, features)
  where for_lease;

create index listing_search_open_sale on listing_search (next_open_start, published_at desc, listing_id)
  include (bedrooms, baths, car_spaces, under_offer, pets_allowed, furnished, smoking_permitted,
    sale_price_cents, land_square_metres, available_on, auction_at, property_type, category, location, features)
  where for_sale;
create index listing_search_open_lease on listing_search (next_open_start, published_at desc, listing_id)
  include (bedrooms, baths, car_spaces, under_offer, pets_allowed, furnished, smoking_permitted,
    lease_price_cents, land_square_metres, available_on, auction_at, property_type, category, location, features)
  where for_lease;

create index listing_search_suburb on listing_search (suburb, published_at desc, listing_id)
  include (bedrooms, baths, car_spaces, for_sale, for_lease, under_offer, pets_allowed, furnished, smoking_permitted,
    sale_price_cents, lease_price_cents, land_square_metres, available_on, auction_at, next_open_start, property_type,
    category, location, features);

-- Every search reads the pending list from end to end: 512 kB are about 300 listings and 0.2 ms. Without a list a write
-- takes five times as long.
create index listing_search_terms on listing_search using gin (terms) with (gin_pending_list_limit = 512);
create index listing_search_location on listing_search using gist (location);
create index listing_search_next_open_end on listing_search (next_open_end) where next_open_end is not null;

-- A price belongs to one listing type: without these the planner takes both for independent and halves its estimates.
create statistics listing_search_sale_prices (mcv) on for_sale, sale_price_cents from listing_search;
create statistics listing_search_lease_prices (mcv) on for_lease, lease_price_cents from listing_search;
