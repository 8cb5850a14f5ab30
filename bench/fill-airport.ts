import { comingYear } from '#test/coming-year.ts'
/** A stay with times, for which each of the parkings below has a tariff and a surcharge. */
export const stayQuery = `van=${comingYear}-01-01&tot=${comingYear}-01-08&vanTijd=05:30&totTijd=23:30`

/** More parkings at Schiphol, each with three tariffs, three surcharges and a shuttle. */
export function fillWith(more: number): string[] {
  const isAdded = `from parkings where name like 'Terrein %'`
  return [
    `insert into parkings (airport_code, name, image_url, type, distance, price_per_day, rating,
      reviews, affiliate_url, features, transfer, position)
    select 'AMS', 'Terrein ' || n, '/images/parking-self-1.svg',
      (array['shuttle', 'valet', 'self'])[1 + n % 3], 1 + n % 20, 6 + n % 100 / 10.0, 4.2, 10,
      'https://example.com/?bron=x', '{"security": true, "covered": false, "chargingPoint": false,
      "keyDrop": false, "cameras": true, "fenced": true}', '{"mode": "shuttle", "walk": 1, "every": 15,
      "wait": 0, "ride": 3, "handover": 0, "service": {"from": "04:30", "until": "00:30"}}', 100 + n
    from generate_series(1, ${more}) n`,
    `insert into tariffs (parking_id, name, valid_from, billing, steps, extra_day)
    select id, 'Tarief ' || season, (array[null, '2020-11-01', '2026-11-01'])[season]::date, 'period',
      '[{"days": 1, "total": 20}, {"days": 4, "total": 40}, {"days": 8, "total": 60}]', 6.5
    ${isAdded.replace(' where', ', generate_series(1, 3) season where')}`,
    ...['Laat ophalen', 'Vroeg brengen'].map(
      (label, at) => `insert into surcharges (parking_id, label, amount, per, "when", is_compulsory)
      select id, '${label}', 7.5, 'stay', '{"kind": "between", "at": "${at === 0 ? 'pickUp' : 'dropOff'}",
      "from": "23:00", "until": "05:00"}', true ${isAdded}`,
    ),
    `insert into surcharges (parking_id, label, amount, per, "when", is_compulsory)
    select id, 'Annuleren', 4.5, 'stay', '{"kind": "always"}', false ${isAdded}`,
  ]
}
