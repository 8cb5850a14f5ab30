import { z } from 'zod'
import {
  codeSchema,
  confirmSchema,
  newAdminSchema,
  passwordChangeSchema,
} from '#domain/access/account-schema.ts'
import { redirectSchema } from '#domain/address/redirect-schema.ts'
import { airportSchema } from '#domain/airport/airport-schema.ts'
import { contactChangeSchema, contactSchema } from '#domain/contact/contact.ts'
import { faqSchema } from '#domain/faq/faq-schema.ts'
import { filterUseSchema } from '#domain/filter/filter-use-schema.ts'
import { mediaSchema } from '#domain/media/media-schema.ts'
import { parkingSchema } from '#domain/parking/parking-schema.ts'
import * as post from '#domain/post/post-schema.ts'
import { settingsChangeSchema, someSettingsSchema } from '#domain/settings/setting-schema.ts'
import { clickSchema } from '#domain/statistics/click.ts'
import { pageViewSchema } from '#domain/statistics/page-view.ts'
import { eitherSchema } from './access/account.ts'
import { formerKeySchema } from './access/sessions.ts'
import { statusSchema } from './admin-blog.ts'
import { filterSchema } from './changes.ts'
import { personSchema, stateSchema } from './contacts.ts'
import { basisSchema } from './json.ts'
import { availabilitySchema, importSchema } from './parkings.ts'
import { rowDescriptions } from './row-descriptions.ts'
import { orderSchema, rowsSchema } from './rows.ts'
import { pathSchema } from './statistics/missing-paths.ts'

/** A schema is that of the body, or of the query of a GET. What is no JSON is said by its media type. */
export type Description = [
  does: string,
  status: 200 | 201 | 204,
  reads?: z.ZodType | { takes: string; headers: z.ZodType },
  gives?: string,
]

// What a handler reads by hand.
const oneAirport = z.object({ airport: z.string().optional() })
const someAirports = z.object({
  slug: z.string().optional(),
  search: z.string().optional(),
  first: z.int().min(1).max(50).optional(),
})
const oneArticle = z.object({ slug: z.string().optional() })
const period = z.object({ from: z.iso.date(), to: z.iso.date() })
const settings = settingsChangeSchema.extend({ values: someSettingsSchema })
const fileWith = (headers: z.ZodType) => ({ takes: 'application/octet-stream', headers })
const newFile = fileWith(z.object({ 'x-file-name': z.string().optional() }))
const otherFile = fileWith(z.object({ 'x-version': basisSchema.shape.version }))

/** Every call of routes.ts, by what it is about: what it does, answers and reads. */
export const descriptions: Record<string, Record<string, Description>> = {
  Luchthavens: {
    'GET /api/airports': [
      'Geeft alle luchthavens, met hun andere namen: of de eerste, of wat een zoekwoord vindt, of één bij naam.',
      200,
      someAirports,
    ],
    'GET /api/admin/airports': ['Geeft alle luchthavens, zoals jij ze beheert.', 200],
    'POST /api/admin/airports': ['Voegt een luchthaven toe.', 201, airportSchema],
    'PUT /api/admin/airports/order': ['Zet luchthavens in deze volgorde.', 200, orderSchema],
    'GET /api/admin/airports/:id': ['Geeft één luchthaven.', 200],
    'PUT /api/admin/airports/:id': ['Wijzigt een luchthaven.', 200, airportSchema],
    'DELETE /api/admin/airports/:id': ['Verwijdert een ongebruikte luchthaven.', 200, basisSchema],
  },
  Parkings: {
    'GET /api/parkings': ['Geeft alle parkings, of die van één luchthaven.', 200, oneAirport],
    'GET /api/admin/parkings': ['Geeft alle parkings, zoals jij ze beheert.', 200],
    'POST /api/admin/parkings': ['Voegt een parking toe.', 201, parkingSchema],
    'DELETE /api/admin/parkings': ['Verwijdert parkings: alle, of geen.', 200, rowsSchema],
    'PUT /api/admin/parkings/order': ['Zet parkings in deze volgorde.', 200, orderSchema],
    'PUT /api/admin/parkings/availability': [
      'Zegt waarom parkings niet te boeken zijn, of dat het weer kan.',
      200,
      availabilitySchema,
    ],
    'POST /api/admin/parkings/import': [
      'Zegt wat de regels van een bestand zouden doen, of voert ze uit: alle, of geen.',
      200,
      importSchema,
    ],
    'GET /api/admin/parkings/:id': ['Geeft één parking.', 200],
    'PUT /api/admin/parkings/:id': ['Wijzigt een parking.', 200, parkingSchema],
    'DELETE /api/admin/parkings/:id': ['Verwijdert een parking.', 200, basisSchema],
  },
  Blog: {
    'GET /api/blog': ['Geeft alle artikelen zonder tekst, of één met tekst.', 200, oneArticle],
    'GET /api/admin/blog': ['Geeft alle artikelen, ook wat bezoekers niet zien.', 200],
    'POST /api/admin/blog': ['Voegt een artikel toe, als concept.', 201, post.postDraftSchema],
    'DELETE /api/admin/blog': ['Verwijdert artikelen: alle, of geen.', 200, rowsSchema],
    'GET /api/admin/blog/:id': ['Geeft één artikel, met zijn concept.', 200],
    'DELETE /api/admin/blog/:id': ['Verwijdert een artikel.', 200, basisSchema],
    'PUT /api/admin/blog/:id/draft': ['Bewaart een concept.', 200, post.draftChangeSchema],
    'DELETE /api/admin/blog/:id/draft': ['Gooit een concept weg.', 204, post.draftBasisSchema],
    'POST /api/admin/blog/:id/publish': ['Zet een artikel op de site.', 200, post.publishSchema],
    'POST /api/admin/blog/:id/schedule': [
      'Plant een artikel op een moment dat nog komt, zoals 2027-01-31T09:00 in Nederland.',
      200,
      post.scheduleSchema,
    ],
    'PUT /api/admin/blog/:id/status': ['Wijzigt de status van een artikel.', 200, statusSchema],
    'GET /api/admin/blog/:id/revisions': ['Geeft de eerdere versies van een artikel.', 200],
    'GET /api/admin/blog/:id/preview': ['Geeft een adres om een concept te laten lezen.', 200],
  },
  Media: {
    'GET /api/admin/media': ['Geeft alle afbeeldingen, en waar ze worden gebruikt.', 200],
    'POST /api/admin/media': [
      'Voegt een afbeelding van maximaal 15 MB toe. Was zij er al, dan is het antwoord 200.',
      201,
      newFile,
    ],
    'DELETE /api/admin/media': ['Verwijdert afbeeldingen: alle, of geen.', 200, rowsSchema],
    'GET /api/admin/media/:id': ['Geeft één afbeelding.', 200],
    'PUT /api/admin/media/:id': ['Wijzigt de gegevens van een afbeelding.', 200, mediaSchema],
    'DELETE /api/admin/media/:id': ['Verwijdert een ongebruikte afbeelding.', 200, basisSchema],
    'PUT /api/admin/media/:id/file': ['Vervangt een afbeelding, overal.', 200, otherFile],
  },
  FAQs: {
    'GET /api/faqs': ['Geeft alle vragen, of die van één luchthaven.', 200, oneAirport],
    ...rowDescriptions('/api/admin/faqs', { one: 'vraag', many: 'vragen' }, faqSchema),
  },
  Contact: {
    'POST /api/contact': ['Verstuurt een bericht van een bezoeker.', 201, contactSchema],
    'GET /api/admin/contacts': ['Geeft alle aanvragen.', 200],
    'DELETE /api/admin/contacts': ['Verwijdert aanvragen: alle, of geen.', 200, rowsSchema],
    'PUT /api/admin/contacts/state': ['Maakt aanvragen open of opgelost.', 200, stateSchema],
    'GET /api/admin/contacts/person': ['Geeft alles van één persoon.', 200, personSchema],
    'DELETE /api/admin/contacts/person': ['Wist alles van één persoon.', 200, personSchema],
    'GET /api/admin/contacts/:id': ['Geeft één aanvraag.', 200],
    'PUT /api/admin/contacts/:id': ['Wijzigt een aanvraag.', 200, contactChangeSchema],
    'DELETE /api/admin/contacts/:id': ['Verwijdert een aanvraag.', 200],
  },
  Statistieken: {
    'POST /api/page-views': ['Telt een bezoek aan een pagina.', 204, pageViewSchema],
    'POST /api/filter-uses': ['Telt een gebruik van het filter.', 204, filterUseSchema],
    'POST /api/affiliate-clicks': ['Telt een klik naar een aanbieder.', 204, clickSchema],
    'GET /api/admin/dashboard': ['Geeft het overzicht van het dashboard.', 200],
    'GET /api/admin/analytics': ['Geeft de statistieken van deze dagen.', 200, period],
    'GET /api/admin/missing-paths': ['Geeft de adressen waar bezoekers niets vonden.', 200],
    'DELETE /api/admin/missing-paths': ['Haalt een adres uit die lijst.', 204, pathSchema],
    'GET /api/admin/redirects': ['Geeft alle doorverwijzingen.', 200],
    'POST /api/admin/redirects': ['Voegt een doorverwijzing toe.', 201, redirectSchema],
    'PUT /api/admin/redirects/:id': ['Wijzigt een doorverwijzing.', 200, redirectSchema],
    'DELETE /api/admin/redirects/:id': ['Verwijdert een doorverwijzing.', 200, basisSchema],
  },
  Instellingen: {
    'GET /api/admin/settings': ['Geeft de instellingen van de site.', 200],
    'PUT /api/admin/settings': ['Wijzigt de instellingen die je noemt.', 200, settings],
    'GET /api/admin/changes': ['Geeft wie wat wijzigde, het laatste eerst.', 200, filterSchema],
    'GET /api/admin/changes/deleted': ['Geeft wat is verwijderd en nog terug kan.', 200],
    'POST /api/admin/changes/:change/undo': ['Draait een wijziging terug.', 200],
    'GET /api/admin/backup': ['Geeft de hele site.', 200, undefined, 'application/gzip'],
    'GET /api/admin/backups': ['Geeft de kopieën die er zijn gemaakt.', 200],
    'POST /api/admin/backups': ['Maakt nu een kopie, waar de site draait.', 201],
    'GET /api/openapi.json': ['Geeft de beschrijving van al deze aanroepen.', 200],
  },
  Toegang: {
    'GET /api/admin/account': ['Geeft hoe je inlogt.', 200],
    'PUT /api/admin/account/password': ['Wijzigt je wachtwoord.', 204, passwordChangeSchema],
    'POST /api/admin/account/second-factor': [
      'Maakt een sleutel voor inloggen in twee stappen. Staat dat al aan, dan hoort er een code bij.',
      200,
      eitherSchema,
    ],
    'PUT /api/admin/account/second-factor': ['Zet inloggen in twee stappen aan.', 200, codeSchema],
    'DELETE /api/admin/account/second-factor': [
      'Zet inloggen in twee stappen uit, met een code uit je app of een herstelcode.',
      204,
      eitherSchema,
    ],
    'POST /api/admin/account/recovery-codes': [
      'Maakt nieuwe herstelcodes, met een code uit je app of een herstelcode.',
      200,
      eitherSchema,
    ],
    'GET /api/admin/administrators': ['Geeft alle beheerders.', 200],
    'POST /api/admin/administrators': ['Voegt een beheerder toe.', 201, newAdminSchema],
    'DELETE /api/admin/administrators/:id': ['Verwijdert een beheerder.', 204, confirmSchema],
    'GET /api/admin/sessions': ['Geeft waar je bent ingelogd.', 200],
    'POST /api/admin/sessions': [
      'Geeft een sleutel in plaats van je wachtwoord.',
      201,
      formerKeySchema,
    ],
    'DELETE /api/admin/sessions': ['Logt uit: je sleutel werkt niet meer.', 204],
    'DELETE /api/admin/sessions/others': ['Logt je andere apparaten uit.', 204],
    'DELETE /api/admin/sessions/:id': ['Logt één apparaat uit.', 204],
  },
}
