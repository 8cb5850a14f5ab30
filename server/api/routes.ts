import * as account from './access/account.ts'
import * as admins from './access/admins.ts'
import * as passkeys from './access/passkeys.ts'
import * as passwordLink from './access/password-link.ts'
import * as sessions from './access/sessions.ts'
import * as adminBlog from './admin-blog.ts'
import * as airports from './airports.ts'
import { serve } from './api.ts'
import * as backups from './backups.ts'
import * as blog from './blog.ts'
import type { AnswersOf, Call } from './call.ts'
import * as changes from './changes.ts'
import * as checkPictures from './checks/check-pictures.ts'
import * as checks from './checks/checks.ts'
import * as contact from './contact.ts'
import * as contacts from './contacts.ts'
import * as dashboard from './dashboard.ts'
import * as earnings from './earnings/board.ts'
import { importConversions } from './earnings/conversion-import.ts'
import * as conversions from './earnings/conversions.ts'
import * as fetching from './earnings/fetching.ts'
import * as bookkeeper from './earnings/payout/bookkeeper.ts'
import * as due from './earnings/payout/due.ts'
import * as paymentTerms from './earnings/payout/payment-terms.ts'
import * as payouts from './earnings/payout/payouts.ts'
import * as couplings from './earnings/programme/couplings.ts'
import { withProgrammes } from './earnings/programme/parking-list.ts'
import * as programmesCsv from './earnings/programme/programme-csv.ts'
import * as programmesMoney from './earnings/programme/programme-money.ts'
import * as programmes from './earnings/programme/programmes.ts'
import * as sampleMoney from './earnings/sample-money.ts'
import * as faqs from './faqs.ts'
import * as imports from './imports.ts'
import * as thread from './inbox/thread.ts'
import * as media from './media.ts'
import { type Chapters, documentOf } from './openapi.ts'
import * as linkTries from './outbound/link-tries.ts'
import * as linkWay from './outbound/link-way.ts'
import * as parkings from './parkings.ts'
import * as pictures from './pictures.ts'
import * as priceBasket from './prices/price-basket.ts'
import * as priceChanges from './prices/price-changes.ts'
import * as publicParkings from './prices/public-parkings.ts'
import * as tariffs from './prices/tariffs.ts'
import * as usualPrice from './prices/usual-price.ts'
import * as providerNotes from './provider-notes.ts'
import * as providers from './providers.ts'
import * as redirects from './redirects.ts'
import * as replyTemplates from './reply-templates.ts'
import * as savedViews from './saved-views.ts'
import * as search from './search.ts'
import * as settings from './settings.ts'
import * as analytics from './statistics/analytics.ts'
import * as clicks from './statistics/clicks.ts'
import * as dayNotes from './statistics/day-notes.ts'
import * as filterUses from './statistics/filter-uses.ts'
import * as missingPaths from './statistics/missing-paths.ts'
import * as pageViews from './statistics/page-views.ts'
import * as providerClicks from './statistics/provider-clicks.ts'
import * as alarms from './system/alarms.ts'
import * as system from './system.ts'

/**
 * Every call of the JSON API, by the chapter of its document. Of two whose paths match a request,
 * the first answers.
 */
const chapters = {
  Luchthavens: [
    airports.list,
    airports.listAll,
    airports.create,
    airports.reorder,
    airports.follow,
    airports.read,
    airports.update,
    airports.remove,
  ],
  Parkings: [
    publicParkings.list,
    publicParkings.detail,
    parkings.changeAvailability,
    parkings.changePeriods,
    linkTries.follow,
    linkWay.read,
    priceChanges.changeAll,
    usualPrice.read,
    imports.importParkings,
    ...withProgrammes(parkings.rows),
    tariffs.copy,
    imports.providersCsv,
    imports.importProviders,
    imports.tariffsCsv,
    imports.importTariffs,
    imports.surchargesCsv,
    imports.importSurcharges,
    imports.closuresCsv,
    imports.importClosures,
    imports.factsCsv,
    imports.importFacts,
  ],
  Aanbieders: [
    ...providers.rows,
    providerClicks.read,
    providerNotes.list,
    providerNotes.add,
    providerNotes.change,
    providerNotes.remove,
  ],
  Parkeerprijzen: [priceBasket.read, priceBasket.readCsv],
  Blog: [
    blog.read,
    adminBlog.listAll,
    adminBlog.create,
    adminBlog.removeAll,
    adminBlog.read,
    adminBlog.remove,
    adminBlog.updateDraft,
    adminBlog.removeDraft,
    adminBlog.publish,
    adminBlog.schedule,
    adminBlog.changeStatus,
    adminBlog.revisions,
    adminBlog.previewLink,
  ],
  Media: [
    media.list,
    media.upload,
    media.removeAll,
    media.updateAltTexts,
    media.read,
    media.update,
    media.remove,
    media.replace,
    pictures.fetchOne,
  ],
  FAQs: [faqs.list, faqs.listPlaces, ...faqs.rows],
  Contact: [
    contact.receive,
    contact.receiveReported,
    contacts.listAll,
    contacts.removeAll,
    contacts.resolveAll,
    contacts.exportPerson,
    contacts.forget,
    contacts.read,
    thread.open,
    thread.close,
    thread.answer,
    thread.reply,
    thread.resend,
    thread.remove,
    contacts.update,
    contacts.remove,
    ...replyTemplates.rows,
  ],
  Controle: [
    checks.queue,
    checks.create,
    checks.countLeft,
    checks.dated,
    checks.stillDue,
    checks.history,
    checkPictures.put,
    checkPictures.read,
    checks.answer,
  ],
  Statistieken: [
    clicks.record,
    pageViews.record,
    filterUses.record,
    dashboard.read,
    dashboard.morning,
    analytics.read,
    dayNotes.write,
    missingPaths.list,
    missingPaths.remove,
    redirects.list,
    redirects.create,
    redirects.update,
    redirects.remove,
  ],
  Opbrengst: [
    earnings.read,
    earnings.breakdown,
    earnings.findings,
    programmesMoney.read,
    programmesCsv.csv,
    ...programmes.rows,
    couplings.suggestions,
    couplings.preview,
    couplings.coupleMany,
    couplings.ofParking,
    couplings.add,
    couplings.remove,
    conversions.list,
    conversions.summary,
    conversions.csv,
    importConversions,
    conversions.match,
    conversions.addHand,
    conversions.read,
    conversions.correct,
    conversions.remove,
    payouts.list,
    due.outstanding,
    due.payers,
    bookkeeper.months,
    bookkeeper.csv,
    due.choice,
    due.preview,
    payouts.create,
    payouts.read,
    payouts.lines,
    payouts.update,
    payouts.remove,
    paymentTerms.list,
    paymentTerms.save,
    sampleMoney.read,
    sampleMoney.remove,
    fetching.read,
    fetching.save,
    fetching.wipe,
    fetching.tryToken,
  ],
  Zoeken: [search.find],
  Instellingen: [
    settings.read,
    settings.update,
    settings.testMail,
    settings.monthMail,
    changes.list,
    changes.listRows,
    changes.counts,
    changes.listBin,
    changes.undo,
    changes.undoRun,
    changes.noteExport,
    backups.download,
    backups.list,
    backups.create,
    backups.keepFewer,
    system.read,
    system.failures,
    system.run,
    alarms.list,
    documentOf(all),
  ],
  Toegang: [
    passwordLink.read,
    passwordLink.setPassword,
    passkeys.challenge,
    passkeys.logIn,
    account.read,
    account.updatePassword,
    account.offer,
    account.accept,
    account.drop,
    account.renewCodes,
    passkeys.offer,
    passkeys.add,
    passkeys.remove,
    savedViews.list,
    savedViews.save,
    savedViews.remove,
    admins.list,
    admins.invite,
    admins.updateRole,
    admins.remove,
    admins.createLink,
    admins.removeLink,
    admins.dropSecondFactor,
    admins.sessions,
    admins.endSessions,
    sessions.list,
    sessions.start,
    sessions.end,
    sessions.endOthers,
    sessions.endOne,
  ],
} as const satisfies Chapters

/** Named for the document, which is a call itself. */
function all(): Chapters {
  return chapters
}

export const calls = Object.values<readonly Call[]>(chapters).flat()

export type Answers = AnswersOf<typeof chapters>

export const api = serve(calls)
