/**
 * Returns SQL that generates 15,000 suburbs, about as many as in Australia, and `count` public listings. Some suburbs
 * have many more listings than others. The listings have plausible types, prices, rooms, land, terms, open homes,
 * features and texts.
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
create temporary table texts as
  select t, (select string_agg('word' || floor(4000 * power(random(), 3))::int, ' ') from generate_series(1, 80) w where t > 0) as body,
    array(select ('30000000-0000-4000-8000-' || lpad(f::text, 12, '0'))::uuid from generate_series(1, 40) f where t > 0 and random() < 0.55 * power(0.95, f)) as features
  from generate_series(1, 2000) t;
insert into properties (id, owner_id, property_type, category, street_address, suburb, state, postcode, time_zone, bedrooms, baths, car_spaces, latitude, longitude)
  select ('40000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, '10000000-0000-4000-8000-000000000001', 'Residential',
    (array['House', 'House', 'Apartment', 'Unit', 'Townhouse'])[1 + floor(5 * random())::int], n || ' Long Street', 'Place ' || place, 'NSW', (2000 + place % 500)::text,
    'Australia/Sydney', 1 + floor(5 * random())::int, 1 + floor(3 * random())::int, floor(4 * random())::int, -38 + 10 * random(), 141 + 12 * random()
  from (select n, 1 + floor(15000 * power(random(), 2))::int as place from generate_series(1, ${count}) n) p;
insert into listings (id, owner_id, property_id, type, status, headline, description, pricing, listing_property_details, feature_ids, contact_name, published_at)
  select ('50000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, owner_id, p.id, case when sale then 'sale' else 'lease' end, case when random() < 0.05 then 'underOffer' else 'active' end,
    'Home number ' || n, 'A home with ' || (array['a study', 'high ceilings', 'a deck', 'a shed', 'bay views', 'polished floors'])[1 + floor(6 * random())::int] || ' near ' || (array['the park', 'a school', 'trains', 'the beach'])[1 + floor(4 * random())::int] || ' ' || body,
    jsonb_build_object('displayType', case when sale and random() < 0.04 then 'hide' else 'value' end, 'displayValue',
      jsonb_build_object('value', (case when sale then 5000 * (60 + floor(340 * random() * random()))::int else 10 * (25 + floor(120 * random() * random()))::int end) || '.00')),
    jsonb_build_array(jsonb_build_object('name', 'bedrooms', 'value', bedrooms), jsonb_build_object('name', 'baths', 'value', baths),
      jsonb_build_object('name', 'garages', 'value', car_spaces), jsonb_build_object('name', 'landArea', 'value', 200 + floor(900 * random())), jsonb_build_object('name', 'landAreaUnit', 'value', 'squareMeter'),
      jsonb_build_object('name', 'petsAllowed', 'value', random() < 0.33)),
    features, 'Market Maker', now() - n * interval '30 seconds'
  from (select *, right(id::text, 12)::bigint as n, random() < 0.5 as sale from properties) p join texts on t = 1 + n % 2000;
insert into listing_opens (owner_id, listing_id, start_at, end_at, time_zone)
  select owner_id, id, start_at, start_at + interval '30 minutes', 'Australia/Sydney'
  from (select owner_id, id, date_trunc('day', now()) + interval '23 hours' + floor(6 * random()) * interval '1 day' as start_at from listings where random() < 0.2) o;
vacuum analyze listings;
vacuum analyze properties;
vacuum analyze listing_opens;
vacuum analyze suburbs;
`;
