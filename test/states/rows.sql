-- Rows beside the first content, so that a state has some of every table. See scripts/keep-state.ts.
-- A table that comes later gets its line here, before the state of its migration is made.
-- The texts of eight posts would be half of the file.
delete from posts where id > 2;
-- What follows is logged as a change of this admin.
select set_config('parkeerpiloot.editor', '{"id": 1, "username": "beheer", "change": "00000000-0000-4000-8000-000000000001"}', true);
update airports set description = description || ' Gewijzigd.' where id = 1;
update parkings set price_per_day = price_per_day + 1, unavailable = 'Vol tot mei', image_url = '/media/0123456789abcdef0123/960.webp' where id = 1;
update settings set values = '{"backupsKept": 5}';
update posts set slug = 'een-ander-adres' where id = 1;
insert into faqs (question, answer, category, airport_code) values ('Hoe laat?', 'Altijd open.', 'parking', 'AMS');
insert into redirects (source, target) values ('/oud', '/blog');
insert into media (hash, name, type, width, height, size, url, tint) values (repeat('0123456789abcdef', 4), 'Een terrein', 'image/webp', 960, 540, 3, '/media/0123456789abcdef0123/960.webp', '#2a4b5c');
insert into media_files (media_id, url, type, content) values (1, '/media/0123456789abcdef0123/960.webp', 'image/webp', '\x010203');
insert into contact_requests (name, email, subject, message, is_resolved, resolved_at, note, mailed_at) values ('Jo Bakker', 'jo@example.com', 'Een vraag', 'Hoe laat gaat u open?', true, now(), 'Teruggebeld', now());
insert into admins (username, password_hash, recovery_codes) values ('collega', 'hash', '["code"]');
insert into post_aliases (post_id, slug) values (2, 'een-oud-adres');
insert into post_drafts (post_id, fields, username) values (2, '{"slug": "een-concept", "title": "Een concept", "excerpt": "Kort", "content": "Tekst", "imageUrl": "", "date": "2026-11-01", "author": null, "category": "tips"}', 'beheer');
insert into affiliate_clicks (parking_id, parking_name, airport_code, page, source, day_hash) values (1, 'Een parking', 'AMS', '/parkeren/schiphol', 'direct', 'hash'), (1, 'Een parking', 'AMS', '/', 'direct', 'hash');
insert into page_views (path, airport_code, source, day_hash) values ('/parkeren/schiphol', 'AMS', 'direct', 'hash');
insert into filter_uses (airport_code, filters, results, day_hash) values ('AMS', 'covered', 3, 'hash');
insert into daily_totals (day, measure, dimension, key, count, uniques) values ('2026-11-01', 'clicks', 'parking', '1', 5, 4), ('2026-11-01', 'views', 'airport', 'AMS', 9, 7);
insert into missing_paths (path, hits) values ('/weg', 3);
insert into backups (file, bytes, rows) values ('parkeerpiloot-2026-11-01-032000.backup.gz', 1000, 100);
insert into reply_templates (name, text) values ('Dank', 'Dank voor je bericht.');
insert into parking_aliases (parking_id, slug) values (2, 'een-oude-naam');
insert into price_baskets (month, airport_code, days, lowest, middle, parkings) values ('2026-10', 'AMS', 8, 5000, 6000, 3);
insert into contact_requests (name, email, subject, message, report) values ('Anna de Wit', 'anna@example.com', 'Prijs klopt niet', 'De prijs is hoger dan hier staat.', '{"parkingId": 1, "parkingName": "Een parking", "airportCode": "AMS", "topic": "price", "airportSlug": "schiphol", "parkingSlug": "een-parking"}');
insert into checks (parking_id, item, outcome, username, amount, url) values (1, 'price', 'right', 'beheer', 12.5, 'https://example.com/');
insert into check_pictures (check_id, type, content) values (1, 'image/webp', '\x010203');
insert into closures (parking_id, first_day, last_day, reason) values (2, '2026-12-20', '2027-01-03', 'full');
insert into contact_messages (contact_id, sender, text, username, delivery, sent_at) values (1, 'site', 'Om zes uur.', 'beheer', 'sent', now());
insert into day_notes (day, text, username) values ('2026-11-01', 'Herfstvakantie', 'beheer');
insert into provider_notes (provider_id, day, text, username) values (1, '2026-11-01', 'Belt terug', 'beheer');
insert into saved_views (admin_id, list, name, query, hidden, is_first) values (1, 'airports', 'Schiphol', 'q=schiphol', '[]', true);
insert into kept_pictures (key, address, url, tries, next_try_at) values (repeat('0123456789abcdef', 4), 'https://example.com/terrein.jpg', '/media/0123456789abcdef0123/960x540.webp', 1, null);
insert into sent_copies (file, at, bytes, sha256, sent_at, read_at, is_same) values ('parkeerpiloot-2026-11-01-032000.backup.gz.age', '2026-11-01T03:20:00Z', 1200, repeat('0', 64), '2026-11-01T03:40:00Z', '2026-11-02T05:00:00Z', true);
insert into erasures (hash, key, at) values (repeat('e', 43), 'twelve_chars', '2026-11-01T12:00:00Z');
