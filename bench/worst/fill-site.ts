import { fillWith } from '../fill-airport.ts'

const airports = 112
const fullest = 100
const parkings = 1_500

/** The bench's own places, beside the 8 airports and 15 parkings of a new site. */
const places = `(select code, slug, row_number() over (order by code) - 1 as at from airports where slug like 'veld-%')`

/**
 * 1,500 parkings at 120 airports, of which Schiphol has 100, with three tariffs, three surcharges and
 * twenty facts each; 400 posts, 3,000 pictures, two years of prices and 1,500 redirects.
 */
export const siteStatements: string[] = [
  `insert into airports (code, name, slug, description, official_parkings, price_from, image_url,
    country, city, latitude, longitude, position)
  select 'Q' || chr(65 + n / 26) || chr(65 + n % 26), 'Veld ' || n, 'veld-' || n,
    repeat('Een vliegveld met parkeerplaatsen. ', 20), 'P1, P2', 5, '/images/plaatshouder.svg', 'DE',
    'Stad ' || n, 46 + n % 80 / 10.0, 6 + n % 70 / 10.0, 100 + n
  from generate_series(0, ${airports - 1}) n`,
  `insert into parkings (airport_code, name, image_url, type, distance, price_per_day, rating, reviews,
    affiliate_url, features, transfer, position)
  select place.code, 'Terrein ' || place.slug || ' ' || n, '/images/parking-self-1.svg',
    (array['shuttle', 'valet', 'self'])[1 + n % 3], 1 + n % 20, 6 + n % 100 / 10.0, 4.2, 10,
    'https://example.com/?bron=x', '{"security": true, "covered": false, "chargingPoint": true,
    "keyDrop": false, "cameras": true, "fenced": true}', '{"mode": "shuttle", "walk": 1, "every": 15,
    "wait": 0, "ride": 3, "handover": 0, "service": {"from": "04:30", "until": "00:30"}}', 200 + n
  from generate_series(1, ${parkings - fullest - 10}) n join ${places} place on place.at = n % ${airports}`,
  ...fillWith(fullest - 5),
  `update parkings set facts = (select jsonb_object_agg(fact, jsonb_build_object('value', true,
    'source', 'website', 'checkedOn', '2026-11-01')) from unnest(array['insured', 'photos', 'keepKey',
    'evCharging', 'groundLevel', 'lit', 'staffed', 'wheelchair', 'childSeats', 'luggageHelp']) fact)`,
  `insert into posts (slug, title, excerpt, content, image_url, date, category, status)
  select 'artikel-' || n, 'Artikel ' || n, 'Kort', repeat('<p>Tekst over parkeren.</p>', 300),
    '/images/plaatshouder.svg', date '2026-01-01' + n % 300, 'tips', 'published'
  from generate_series(1, 400) n`,
  `insert into media (hash, name, type, alt, width, height, size, url, tint)
  select md5('a' || n) || md5('b' || n), 'foto ' || n || '.jpg', 'image/webp',
    case when n % 3 = 0 then '' else 'Een foto' end, 1200, 720, 100000,
    '/media/' || left(md5('a' || n), 20) || '/1200x720.webp', '#102030'
  from generate_series(1, 3000) n`,
  `insert into redirects (source, target)
  select '/oud-' || n, '/faq' from generate_series(1, 1500) n`,
  `insert into price_baskets (month, airport_code, days, lowest, middle, parkings)
  select to_char(date '2024-12-01' + make_interval(months => m), 'YYYY-MM'), code, days, 4000 + m, 6000 + m, 12
  from generate_series(0, 22) m, airports, unnest(array[3, 8]) days`,
  `insert into faqs (question, answer, category, airport_code, position)
  select 'Kan ik bij ' || name || ' parkeren?', repeat('Ja, dat kan altijd. ', 20), 'general', code, 50
  from airports`,
  'vacuum (analyze)',
]
