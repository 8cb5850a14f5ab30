import type { Account, ListedAdmin, SecondFactorOffer } from '#domain/access/account.ts'
import type { AdminSession, NewSession } from '#domain/access/admin-session.ts'
import type { NewPasswordLink, PasswordLink } from '#domain/access/password-link.ts'
import type { MissingPaths } from '#domain/address/missing-path.ts'
import type { Redirect } from '#domain/address/redirect.ts'
import type { ApiDocument } from '#domain/admin/api-document.ts'
import type { Backup } from '#domain/admin/backup.ts'
import type { FoundRecord } from '#domain/admin/command-search.ts'
import type { DashboardSummary } from '#domain/admin/dashboard.ts'
import type { PageOf } from '#domain/admin/list-view.ts'
import type { Morning } from '#domain/admin/morning.ts'
import type {
  AdminAirport,
  Airport,
  AirportWithAliases,
  ListedAirport,
  SavedAirport,
} from '#domain/airport/airport.ts'
import type { AirportWithNearby } from '#domain/airport/airport-page.ts'
import type { AirportSuggestion } from '#domain/airport/airport-search.ts'
import type { PublishedPrice } from '#domain/basket/basket-view.ts'
import type { ChangeLog, ChangeRows, Deleted, Undone } from '#domain/changes/change.ts'
import type {
  CheckCount,
  CheckQueue,
  DueItem,
  PastCheck,
  SavedCheck,
} from '#domain/check/check-queue.ts'
import type { AdminContact, ContactPerson } from '#domain/contact/contact.ts'
import type { Faq } from '#domain/faq/faq.ts'
import type { FaqPlace } from '#domain/faq/faq-places.ts'
import type { ImportReport } from '#domain/import/import-report.ts'
import type { kinds, PlainKind, RowOfKind } from '#domain/kinds.ts'
import type { AdminMedia, UploadedMedia } from '#domain/media/media.ts'
import type {
  AdminParking,
  EditedParking,
  ParkingDetail,
  PricedParking,
} from '#domain/parking/parking.ts'
import type { PriceReport } from '#domain/parking/price-change.ts'
import type {
  AdminPost,
  AdminPostSummary,
  Post,
  PostDraft,
  PostRevision,
  PostSummary,
} from '#domain/post/post.ts'
import type { Quote } from '#domain/quote/quote.ts'
import type { SavedSettings } from '#domain/settings/setting.ts'
import type { Statistics } from '#domain/statistics/statistics.ts'
import type { CopyReport } from '#domain/tariff/copy.ts'
import type { RaiseReport } from '#domain/tariff/raise.ts'

/** A write that can be undone, by the id of its change. */
type Noted = { change: string }
type RecoveryCodes = { recoveryCodes: string[] }

type PathOf<Name extends PlainKind> = `/api/admin/${(typeof kinds)[Name]['path']}`
type OrderedPath<Name extends PlainKind> = (typeof kinds)[Name]['isOrdered'] extends true
  ? PathOf<Name>
  : never

/** The responses of the plain kinds, which `plainRoutes` serves. */
export type PlainAnswers<Of extends PlainKind = PlainKind> = {
  [Name in Of as `GET ${PathOf<Name>}`]: PageOf<RowOfKind<Name>>
} & {
  [Name in Of as `${'GET' | 'PUT'} ${PathOf<Name>}/:id` | `POST ${PathOf<Name>}`]: RowOfKind<Name>
} & {
  [Name in Of as `DELETE ${PathOf<Name>}${'' | '/:id'}` | `PUT ${OrderedPath<Name>}/order`]: Noted
}

/**
 * The response types of the API. The server's schemas (`server/api/calls`) and the browser's calls
 * are both checked against them. A call without content has undefined, a file is a Blob. A call
 * whose response depends on its query is listed once per parameter.
 */
export type Answers = PlainAnswers & {
  'GET /api/airports': AirportWithAliases[]
  'GET /api/airports?first': Airport[]
  'GET /api/airports?search': AirportSuggestion[]
  'GET /api/airports?slug': AirportWithNearby
  'GET /api/admin/airports': ListedAirport[]
  'POST /api/admin/airports': SavedAirport
  'PUT /api/admin/airports/order': Noted
  'PUT /api/admin/airports/follow': Noted
  'GET /api/admin/airports/:id': AdminAirport
  'PUT /api/admin/airports/:id': SavedAirport
  'DELETE /api/admin/airports/:id': Noted

  'GET /api/parkings': (PricedParking & { quote?: Quote })[]
  'GET /api/lots/:airport/:parking': ParkingDetail & { quote?: Quote }
  'GET /api/price-basket': PublishedPrice[]
  'GET /api/price-basket.csv': Blob
  'GET /api/admin/parkings': PageOf<AdminParking>
  'POST /api/admin/parkings': EditedParking
  'DELETE /api/admin/parkings': Noted
  'PUT /api/admin/parkings/order': Noted
  'PUT /api/admin/parkings/availability': Noted
  'POST /api/admin/parkings/import': ImportReport
  'POST /api/admin/parkings/prices': PriceReport
  'PUT /api/admin/parkings/day-prices': Noted
  'POST /api/admin/tariffs/copy': CopyReport
  'POST /api/admin/tariffs/raise': RaiseReport
  'POST /api/admin/tariffs/import': ImportReport
  'POST /api/admin/surcharges/import': ImportReport
  'POST /api/admin/facts/import': ImportReport
  'POST /api/admin/providers/import': ImportReport
  'GET /api/admin/providers.csv': Blob
  'GET /api/admin/tariffs.csv': Blob
  'GET /api/admin/surcharges.csv': Blob
  'GET /api/admin/facts.csv': Blob
  'GET /api/admin/parkings/:id': EditedParking
  'PUT /api/admin/parkings/:id': EditedParking
  'DELETE /api/admin/parkings/:id': Noted

  'GET /api/blog': PostSummary[]
  'GET /api/blog?slug': Post
  'GET /api/admin/blog': PageOf<AdminPostSummary>
  'POST /api/admin/blog': AdminPost
  'DELETE /api/admin/blog': Noted
  'GET /api/admin/blog/:id': AdminPost
  'DELETE /api/admin/blog/:id': Noted
  'PUT /api/admin/blog/:id/draft': PostDraft
  'DELETE /api/admin/blog/:id/draft': undefined
  'POST /api/admin/blog/:id/publish': AdminPost
  'POST /api/admin/blog/:id/schedule': AdminPost
  'PUT /api/admin/blog/:id/status': AdminPost
  'GET /api/admin/blog/:id/revisions': PostRevision[]
  'GET /api/admin/blog/:id/preview': { url: string }

  'GET /api/admin/media': PageOf<AdminMedia>
  'POST /api/admin/media': UploadedMedia
  'DELETE /api/admin/media': Noted
  'PUT /api/admin/media/alt-texts': Noted
  'GET /api/admin/media/:id': AdminMedia
  'PUT /api/admin/media/:id': AdminMedia
  'DELETE /api/admin/media/:id': Noted
  'PUT /api/admin/media/:id/file': AdminMedia & Partial<Noted>

  'GET /api/faqs': Faq[]
  'GET /api/admin/faqs/places': FaqPlace[]

  'POST /api/contact': { id: number }
  'POST /api/reports': { id: number }
  'GET /api/admin/contacts': PageOf<AdminContact>
  'DELETE /api/admin/contacts': Noted
  'PUT /api/admin/contacts/state': Noted
  'GET /api/admin/contacts/person': ContactPerson
  'DELETE /api/admin/contacts/person': { deleted: number }
  'GET /api/admin/contacts/:id': AdminContact
  'PUT /api/admin/contacts/:id': AdminContact
  'DELETE /api/admin/contacts/:id': Noted

  'GET /api/admin/checks': CheckQueue
  'POST /api/admin/checks': SavedCheck
  'GET /api/admin/checks/count': CheckCount
  'GET /api/admin/checks/dated': PageOf<DueItem>
  'GET /api/admin/checks/history': PastCheck[]
  'PUT /api/admin/checks/:id/picture': { type: string; size: number }
  'GET /api/admin/checks/:id/picture': Blob
  'POST /api/admin/reports/:id/answer': Noted

  'POST /api/page-views': undefined
  'POST /api/filter-uses': undefined
  'POST /api/affiliate-clicks': undefined
  'GET /api/admin/dashboard': DashboardSummary
  'GET /api/admin/morning': Morning
  'GET /api/admin/analytics': Statistics
  'GET /api/admin/missing-paths': MissingPaths
  'DELETE /api/admin/missing-paths': undefined
  'GET /api/admin/redirects': PageOf<Redirect>
  'POST /api/admin/redirects': Redirect
  'PUT /api/admin/redirects/:id': Redirect
  'DELETE /api/admin/redirects/:id': Noted

  'GET /api/admin/search': FoundRecord[]
  'GET /api/admin/settings': SavedSettings
  'PUT /api/admin/settings': SavedSettings
  'GET /api/admin/changes': ChangeLog
  'GET /api/admin/changes/rows': ChangeRows
  'GET /api/admin/changes/deleted': Deleted[]
  'POST /api/admin/changes/:change/undo': Undone
  'POST /api/admin/exports': undefined
  'GET /api/admin/backup': Blob
  'GET /api/admin/backups': Backup[]
  'POST /api/admin/backups': Backup
  'GET /api/openapi.json': ApiDocument

  'GET /api/admin/account': Account
  'PUT /api/admin/account/password': undefined
  'POST /api/admin/account/second-factor': SecondFactorOffer
  'PUT /api/admin/account/second-factor': RecoveryCodes
  'DELETE /api/admin/account/second-factor': undefined
  'POST /api/admin/account/recovery-codes': RecoveryCodes
  'GET /api/admin/administrators': ListedAdmin[]
  'POST /api/admin/administrators': NewPasswordLink
  'PUT /api/admin/administrators/:id': undefined
  'DELETE /api/admin/administrators/:id': undefined
  'POST /api/admin/administrators/:id/link': NewPasswordLink
  'DELETE /api/admin/administrators/:id/link': undefined
  'DELETE /api/admin/administrators/:id/second-factor': undefined
  'GET /api/admin/administrators/:id/sessions': AdminSession[]
  'DELETE /api/admin/administrators/:id/sessions': undefined
  'POST /api/password-link': PasswordLink
  'PUT /api/password-link': undefined
  'GET /api/admin/sessions': AdminSession[]
  'POST /api/admin/sessions': NewSession
  'DELETE /api/admin/sessions': undefined
  'DELETE /api/admin/sessions/others': undefined
  'DELETE /api/admin/sessions/:id': undefined
}
