/**
 * Every sentence that the specification quotes, by the state that shows it. A test brings each state about and
 * looks for its sentences in what a person then sees or a caller is told, wherever they are composed.
 */
type Sentence = string | readonly [sentence: string, values: Record<string, string | number>]

export type State = {
  /** The page or the call. */
  at: string
  /** The part of the page, if the same text may stand elsewhere. */
  in?: 'header' | 'main' | 'footer'
  status?: number
  says: readonly Sentence[]
}

const features = [
  '24/7 beveiliging',
  'Sleutel inleveren',
  'Overdekt parkeren',
  'Oplaadpunt',
  'Shuttle 24/7',
]
const parkingTypes = ['Shuttle service', 'Valet parking', 'Zelf parkeren']
const menu = ['Home', 'Luchthavens', 'Blog', 'FAQ', 'Contact']
const notFound = ['404 Page Not Found', 'Did you forget to add the page to the router?']
const noMatches = [
  'Geen parkeerplaatsen gevonden die aan je criteria voldoen.',
  'Probeer andere filters om meer resultaten te zien.',
]

/** Rendered by the server, with the built-in data: server/http/sentences.test.ts. */
export const pages = {
  'the header': { at: '/faq', in: 'header', says: menu },
  'the footer': {
    at: '/faq',
    in: 'footer',
    says: [
      'Luchthavens',
      'Schiphol',
      'Eindhoven',
      'Rotterdam',
      'Brussel',
      'Düsseldorf',
      'Alle luchthavens',
      'Informatie',
      'Juridisch',
      [
        '© {year} {product}. Alle rechten voorbehouden.',
        { year: new Date().getFullYear(), product: 'Parkeerpiloot' },
      ],
    ],
  },
  home: {
    at: '/',
    in: 'main',
    says: [
      'Vind de beste parkeerplek bij elke luchthaven',
      'Meer luchthavens',
      'Hoe werkt het?',
      'Populaire luchthavens',
      ['Vanaf €{priceFrom} per dag', { priceFrom: '5,25' }],
      'Bekijk opties',
      ['Waarom {product}?', { product: 'Parkeerpiloot' }],
      'Onze laatste blogartikelen',
      'Bekijk alle artikelen',
      'Lees verder',
    ],
  },
  'all airports': { at: '/luchthavens', in: 'main', says: ['Alle Luchthavens', 'Schiphol', 'AMS'] },
  'more airports': { at: '/parkeren/meer', in: 'main', says: ['Alle Luchthavens'] },
  'an airport': {
    at: '/parkeren/schiphol',
    in: 'main',
    says: [
      ['Parkeren {airport}', { airport: 'Schiphol' }],
      ['{count} parkeerterreinen gevonden', { count: 5 }],
      'Prijzen',
      'Informatie',
      'Bekijk & reserveer',
      ['Prijs vanaf €{price} per dag', { price: '6,95' }],
      ...parkingTypes,
      '24/7 beveiliging',
      'Prijs (laag naar hoog)',
      'Afstand',
      'Beoordeling',
      'Bekijk alle veelgestelde vragen',
    ],
  },
  'an airport, no match': { at: '/parkeren/schiphol?type=geen', in: 'main', says: noMatches },
  'an airport without parkings': {
    at: '/parkeren/charleroi',
    in: 'main',
    // The hint is about filters, which this page does not have.
    says: noMatches.slice(0, 1),
  },
  'an unknown airport': { at: '/parkeren/nergens', status: 404, says: notFound },
  'an unknown post': { at: '/blog/nergens', status: 404, says: notFound },
  'an unknown page': { at: '/nergens', status: 404, says: notFound },
  'the blog': {
    at: '/blog',
    in: 'main',
    says: [
      'Lees verder',
      'Tips & Tricks',
      'Luchthavens',
      'Parkeren',
      'Reizen',
      'Populaire artikelen',
    ],
  },
  'the features of parkings': { at: '/vergelijken?terreinen=1,2', in: 'main', says: features },
  'the questions': {
    at: '/faq',
    in: 'main',
    says: [
      'Algemeen',
      'Reserveren',
      'Parkeren',
      'Luchthavens',
      'Staat je vraag er niet tussen?',
      'Contact opnemen',
    ],
  },
  'the contact page': {
    at: '/contact',
    in: 'main',
    says: [['{email}', { email: 'info@example.com' }], 'Verzenden'],
  },
} as const satisfies Record<string, State>

/** Shown by the browser, with calls that answer, wait or fail: app/routes/sentences.test.tsx. */
export const screens = {
  'the menu on a phone': { at: '/', says: ['Vind jouw parkeerplek', ...menu] },
  'the question about cookies': {
    at: '/',
    says: ['Alles accepteren', 'Alleen noodzakelijk', 'Sluiten'],
  },
  'home, posts loading': { at: '/', says: ['Blog artikelen laden...'] },
  'home without posts': { at: '/', says: ['Binnenkort nieuwe blog artikelen beschikbaar.'] },
  'the blog, loading': { at: '/blog', says: ['Blogberichten laden...'] },
  'the blog, failed': {
    at: '/blog',
    says: [
      'Er is een fout opgetreden',
      'De blogberichten konden niet worden geladen. Probeer het later opnieuw.',
    ],
  },
  'the blog without posts': {
    at: '/blog',
    says: ['Geen blogberichten gevonden', 'Er zijn momenteel geen blogberichten beschikbaar.'],
  },
  'a post': {
    at: '/blog/{slug}',
    says: [
      ['Team {product}', { product: 'Parkeerpiloot' }],
      'Facebook',
      'Twitter',
      'LinkedIn',
      'WhatsApp',
      'Parkeren vergelijken',
    ],
  },
  'a post, loading': { at: '/blog/{slug}', says: ['Artikel laden...'] },
  'a post, failed': { at: '/blog/{slug}', says: notFound },
  'the contact form, left empty': {
    at: '/contact',
    says: [
      'Naam moet minimaal 2 karakters bevatten',
      'Ongeldig e-mailadres',
      'Onderwerp moet minimaal 5 karakters bevatten',
      'Bericht moet minimaal 10 karakters bevatten',
    ],
  },
  'the contact form, sending': { at: '/contact', says: ['Verzenden...'] },
  'the contact form, sent': {
    at: '/contact',
    says: [
      'Bedankt voor je bericht!',
      'We hebben je bericht ontvangen en zullen zo snel mogelijk reageren.',
      'Nieuw bericht versturen',
    ],
  },
  'the admin, loading': { at: '/admin', says: ['Loading...'] },
  'the frame of the admin': {
    at: '/admin',
    says: [
      ['{product} Admin', { product: 'Parkeerpiloot' }],
      'Uitloggen',
      'Dashboard',
      'Luchthavens',
      'Blog',
      'Media',
      'FAQs',
    ],
  },
  'the login, left empty': {
    at: '/admin/login',
    says: ['Gebruikersnaam is verplicht', 'Wachtwoord is verplicht'],
  },
  'the login, sending': { at: '/admin/login', says: ['Inloggen...'] },
  'the login, wrong credentials': {
    at: '/admin/login',
    says: ['Inloggen mislukt', 'Ongeldige gebruikersnaam of wachtwoord.'],
  },
  'the login, dashboard not OK': {
    at: '/admin/login',
    says: [
      'Inloggen mislukt',
      'Je inloggegevens zijn geldig, maar er is een fout bij de API-toegang. Probeer het opnieuw.',
    ],
  },
  'the login, no answer': {
    at: '/admin/login',
    says: [
      'Inloggen mislukt',
      'Er is een fout opgetreden tijdens het inloggen. Probeer het later opnieuw.',
    ],
  },
  'logged in': {
    at: '/admin',
    says: ['Ingelogd', 'Je bent succesvol ingelogd als administrator.'],
  },
  'the dashboard, loading': { at: '/admin', says: ['Dashboard data wordt geladen...'] },
  'the dashboard, failed': {
    at: '/admin',
    says: [
      'Fout!',
      'Er is een fout opgetreden bij het laden van de dashboard gegevens. Controleer je netwerk of probeer het later nog eens.',
      'Probeer opnieuw',
    ],
  },
  'the dashboard with requests': {
    at: '/admin',
    says: ['Overzicht', 'Statistieken', 'Recente activiteit', 'Open', 'Opgelost'],
  },
  'the dashboard, nothing recent': {
    at: '/admin',
    says: ['Geen recente contact aanvragen', 'Geen recente affiliate clicks'],
  },
  'the airports of the admin': {
    at: '/admin/airports',
    says: [
      'Luchthavens beheren',
      'Bekijk, voeg toe, wijzig en verwijder luchthavens',
      'Nieuwe luchthaven',
      ['Er zijn in totaal {count} luchthavens in het systeem.', { count: 1 }],
      'Zoek op naam of IATA code...',
      'Code',
      'Naam',
      'Prijs vanaf',
      'Slug',
      'Acties',
    ],
  },
  'the menu of an airport': {
    at: '/admin/airports',
    says: ['Bekijken', 'Bewerken', 'Verwijderen'],
  },
  'the airports, none found': {
    at: '/admin/airports',
    says: ['Geen luchthavens gevonden voor deze zoekopdracht'],
  },
  'no airports': { at: '/admin/airports', says: ['Er zijn nog geen luchthavens toegevoegd'] },
  'the airports, loading': { at: '/admin/airports', says: ['Luchthavens worden geladen...'] },
  'the airports, failed': {
    at: '/admin/airports',
    says: [
      'Fout!',
      'Er is een fout opgetreden bij het laden van de luchthavens. Controleer je netwerk of probeer het later nog eens.',
      'Probeer opnieuw',
    ],
  },
  'deleting an airport': {
    at: '/admin/airports',
    says: [['Weet je zeker dat je luchthaven "{name}" wilt verwijderen?', { name: 'Schiphol' }]],
  },
  'an airport, deleted': {
    at: '/admin/airports',
    says: [
      'Luchthaven verwijderd',
      ['Luchthaven "{name}" is succesvol verwijderd.', { name: 'Schiphol' }],
    ],
  },
  'an airport, not deleted': {
    at: '/admin/airports',
    says: [
      'Fout bij verwijderen',
      'Er is een fout opgetreden bij het verwijderen van de luchthaven.',
    ],
  },
  'an airport, not deleted for want of an answer': {
    at: '/admin/airports',
    says: [
      'Fout bij verwijderen',
      'Er is een fout opgetreden bij het verwijderen van de luchthaven. Probeer het later opnieuw.',
    ],
  },
  'the form of a new airport': {
    at: '/admin/airports/new',
    says: [
      'Nieuwe luchthaven toevoegen',
      'Terug naar lijst',
      'IATA Code',
      'Naam',
      'Slug',
      'Prijs vanaf (€)',
      'Officiële parkeerplaatsen',
      'Beschrijving',
      'Afbeelding URL',
      'Annuleren',
      'Toevoegen',
    ],
  },
  'a new airport, left empty': {
    at: '/admin/airports/new',
    says: [
      'Code moet minimaal 2 tekens bevatten',
      'Naam is verplicht',
      'Slug is verplicht',
      'Beschrijving moet minimaal 10 tekens bevatten',
      'Officiële parkings is verplicht',
      'Prijs vanaf moet groter zijn dan 0',
      'Voer een geldige URL in',
    ],
  },
  'a new airport, saving': { at: '/admin/airports/new', says: ['Toevoegen...'] },
  'a new airport, saved': {
    at: '/admin/airports/new',
    says: [
      'Luchthaven toegevoegd',
      ['Luchthaven "{name}" is succesvol toegevoegd.', { name: 'Schiphol' }],
    ],
  },
  'the form of an airport': {
    at: '/admin/airports/{id}/edit',
    says: ['Luchthaven bewerken', 'Opslaan'],
  },
  'an airport, loading': {
    at: '/admin/airports/{id}/edit',
    says: ['Luchthaven gegevens worden geladen...'],
  },
  'an airport, failed': {
    at: '/admin/airports/{id}/edit',
    says: [
      'Fout!',
      'Er is een fout opgetreden bij het laden van de luchthaven gegevens. Controleer of de luchthaven bestaat.',
    ],
  },
  'an airport, missing': {
    at: '/admin/airports/{id}/edit',
    says: ['Luchthaven niet gevonden. Mogelijk is deze verwijderd.'],
  },
  'an airport, saving': { at: '/admin/airports/{id}/edit', says: ['Opslaan...'] },
  'an airport, saved': {
    at: '/admin/airports/{id}/edit',
    says: [
      'Luchthaven bijgewerkt',
      ['Luchthaven "{name}" is succesvol bijgewerkt.', { name: 'Schiphol' }],
    ],
  },
  'an airport, not saved': {
    at: '/admin/airports/{id}/edit',
    says: ['Fout', 'Er is een fout opgetreden bij het opslaan van de luchthaven.'],
  },
  'an airport, not saved for want of an answer': {
    at: '/admin/airports/{id}/edit',
    says: [
      'Fout',
      'Er is een fout opgetreden bij het opslaan van de luchthaven. Probeer het later opnieuw.',
    ],
  },
} as const satisfies Record<string, State>

/** Thrown, alerted or stored in the browser: app/routes/sentences.test.tsx. */
export const messages = {
  'a message that was not sent': {
    at: 'alert on /contact',
    says: [
      'Er is een fout opgetreden bij het verzenden van je bericht. Probeer het later opnieuw.',
    ],
  },
  'a post that was not found': {
    at: 'GET /api/blog?slug={slug}',
    says: ['Blog post niet gevonden'],
  },
  'a list instead of a post': {
    at: 'GET /api/blog?slug={slug}',
    says: ['Onverwacht formaat van blogpost data'],
  },
  'a failed read with a text': {
    at: 'any read',
    says: [['{status}: {text}', { status: 503, text: 'Even niet' }]],
  },
  'a failed read without a text': {
    at: 'any read',
    says: [['{status}: {statusText}', { status: 503, statusText: 'Service Unavailable' }]],
  },
  'a failed admin call': {
    at: 'any call of the admin',
    says: [
      ['API Error: {status} - {statusText}', { status: 500, statusText: 'Internal Server Error' }],
    ],
  },
  'the filter outside its provider': {
    at: 'useFilter',
    says: ['useFilter must be used within a FilterProvider'],
  },
  'the storage of an admin who logged in': {
    at: 'session storage',
    says: ['adminAuth', 'adminCredentials'],
  },
  'the storage of a visitor who accepted': {
    at: 'local storage',
    says: ['cookieConsent=accepted'],
  },
  'the storage of a visitor who declined': {
    at: 'local storage',
    says: ['cookieConsent=declined'],
  },
} as const satisfies Record<string, State>

/** Answered by a call: server/http/sentences.test.ts. */
export const answers = {
  'a message with nothing in it': {
    at: 'POST /api/contact',
    status: 422,
    says: [
      'Naam moet minimaal 2 karakters bevatten',
      'Ongeldig e-mailadres',
      'Onderwerp moet minimaal 5 karakters bevatten',
      'Bericht moet minimaal 10 karakters bevatten',
    ],
  },
  'an airport with nothing in it': {
    at: 'POST /api/admin/airports',
    status: 422,
    says: [
      'Code moet minimaal 2 tekens bevatten',
      'Naam is verplicht',
      'Slug is verplicht',
      'Beschrijving moet minimaal 10 tekens bevatten',
      'Officiële parkings is verplicht',
      'Prijs vanaf moet groter zijn dan 0',
      'Voer een geldige URL in',
    ],
  },
  'an airport with a long code and a slug in capitals': {
    at: 'POST /api/admin/airports',
    status: 422,
    says: [
      'Code mag maximaal 3 tekens bevatten',
      'Slug mag alleen kleine letters, cijfers en streepjes bevatten',
    ],
  },
  'a description that counts parkings': {
    at: 'POST /api/admin/airports',
    status: 201,
    says: ['Er zijn verschillende parkeerplaatsen bij de hal.'],
  },
  'the airports': {
    at: 'GET /api/airports',
    status: 200,
    says: [
      'AMS, Schiphol, schiphol, 5.25',
      'EIN, Eindhoven, eindhoven, 3.95',
      'RTM, Rotterdam, rotterdam, 4.5',
      'BRU, Brussel Zaventem, brussel, 6.5',
      'DUS, Düsseldorf, dusseldorf, 4.95',
      'CRL, Charleroi, charleroi, 4.25',
      'CGN, Köln/Bonn, koln-bonn, 4.5',
      'MLT, Maastricht Aachen, maastricht-aachen, 3.75',
    ],
  },
} as const satisfies Record<string, State>

/** A sentence with its values filled in. */
function filledIn(sentence: Sentence): string {
  if (typeof sentence === 'string') return sentence
  const [text, values] = sentence
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)),
    text,
  )
}

/** The sentences of a state that are not said. */
export const missingFrom = (said: Set<string>, { says }: Pick<State, 'says'>) =>
  says.map(filledIn).filter((sentence) => !said.has(sentence))

/** As a person reads it: whatever breaks the line is a space. */
export const asRead = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
