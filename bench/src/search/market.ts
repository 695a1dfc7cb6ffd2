/**
 * A market of any size, made by the database itself: 15,000 suburbs as in Australia, of which a tenth is big, and so many
 * public listings with believable types, prices, rooms, land, terms, features and open homes.
 */
export const marketSql = (count: number) => `
select setseed(0.5);
insert into customer_users (id, username, first_name, last_name) values ('10000000-0000-4000-8000-000000000001', 'market@example.com', 'Market', 'Maker');
insert into suburbs (slug, name, search_name, state, postcode, local_government_area, latitude, longitude, settlement, time_zone)
  select 'place-' || n || '-nsw-' || (2000 + n % 500), 'Place ' || n, 'place ' || n, 'NSW', (2000 + n % 500)::text, 'City of ' || n % 200,
    -38 + 10 * random(), 141 + 12 * random(), (array['metro', 'semi-rural', 'rural'])[1 + n % 3], 'Australia/Sydney'
  from generate_series(1, 15000) n;
insert into feature_categories (id, name, position) values ('20000000-0000-4000-8000-000000000001', 'Outdoor', 1);
insert into features (id, category_id, name, position)
  select ('30000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '20000000-0000-4000-8000-000000000001', 'Feature ' || n, n
  from generate_series(1, 40) n;
insert into properties (id, owner_id, property_type, category, street_address, suburb, state, postcode, time_zone, bedrooms, baths, car_spaces, latitude, longitude)
  select ('40000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '10000000-0000-4000-8000-000000000001', 'Residential',
    (array['House', 'House', 'Apartment', 'Unit', 'Townhouse'])[1 + n % 5], n || ' Long Street', 'Place ' || place, 'NSW', (2000 + place % 500)::text,
    'Australia/Sydney', 1 + n % 5, 1 + n % 3, n % 4, -38 + 10 * random(), 141 + 12 * random()
  from (select n, 1 + floor(15000 * power(random(), 2))::int as place from generate_series(1, ${count}) n) p;
insert into listings (id, owner_id, property_id, type, status, headline, description, pricing, listing_property_details, feature_ids, contact_name,
    published_at, for_sale, for_lease, sale_price_cents, lease_price_cents, sale_price_hidden, property_type, category_slug, suburb_slug, state, bedrooms, baths, car_spaces)
  select gen_random_uuid(), owner_id, id, case when n % 2 = 0 then 'sale' else 'lease' end, case when n % 20 = 0 then 'underOffer' else 'active' end,
    'Home number ' || n, 'A home with ' || (array['a study', 'high ceilings', 'a deck', 'a shed', 'bay views', 'polished floors'])[1 + n % 6] || ' near ' || (array['the park', 'a school', 'trains', 'the beach'])[1 + n % 4],
    jsonb_build_object('displayType', 'value', 'displayValue', jsonb_build_object('value', (case when n % 2 = 0 then sale else rent end) || '.00')),
    jsonb_build_array(jsonb_build_object('name', 'bedrooms', 'value', bedrooms), jsonb_build_object('name', 'baths', 'value', baths),
      jsonb_build_object('name', 'garages', 'value', car_spaces), jsonb_build_object('name', 'landArea', 'value', 200 + n % 900), jsonb_build_object('name', 'landAreaUnit', 'value', 'squareMeter'),
      jsonb_build_object('name', 'petsAllowed', 'value', n % 3 = 0)),
    array[('30000000-0000-4000-8000-' || lpad((1 + n % 40)::text, 12, '0'))::uuid, ('30000000-0000-4000-8000-' || lpad((1 + n % 7)::text, 12, '0'))::uuid],
    'Market Maker', now() - n * interval '30 seconds', n % 2 = 0, n % 2 = 1, case when n % 2 = 0 then sale * 100 end, case when n % 2 = 1 then rent * 100 end, n % 50 = 0,
    'residential', lower(category), 'place-' || split_part(suburb, ' ', 2) || '-nsw-' || postcode, 'NSW', bedrooms, baths, car_spaces
  from (select *, right(id::text, 12)::bigint as n, 5000 * (60 + floor(340 * random() * random()))::int as sale, 10 * (25 + floor(120 * random() * random()))::int as rent from properties) p;
insert into listing_opens (owner_id, listing_id, start_at, end_at, time_zone)
  select owner_id, id, date_trunc('day', now()) + interval '23 hours' + (1 + floor(6 * random())) * interval '1 day', date_trunc('day', now()) + interval '23 hours 30 minutes' + interval '6 days', 'Australia/Sydney'
  from listings where bedrooms = 3;
vacuum analyze listings;
vacuum analyze properties;
vacuum analyze listing_opens;
vacuum analyze suburbs;
`;
