import { type Kind, kinds, type PageKind, pageKinds } from '#domain/kinds.ts'
import { slugify } from '#domain/text/slug.ts'

/** The purpose of an admin screen, and the chapter of the manual about it. */
export type Help = { text: string; chapter: string }

type HelpOf<Of extends Kind> = { list: Help } & (Of extends { page: { hasNew: true } }
  ? { new: Help }
  : unknown) &
  (Of extends { page: { hasEdit: true } } ? { edit: Help } : unknown) &
  (Of extends { isImported: true } ? { import: Help } : unknown)

// The chapters are headings in docs/handleiding.md.

const faqForm: Help = {
  text: 'Schrijf de vraag zoals een bezoeker haar stelt, en een antwoord van een paar zinnen. Aan de categorie en de luchthaven zie je meteen op welke pagina’s zij verschijnt.',
  chapter: 'Een vraag toevoegen',
}

/** The help texts of the pages of each kind. A page without one is a type error. */
const kindHelps: { [Name in PageKind]: HelpOf<(typeof kinds)[Name]> } = {
  airport: {
    list: {
      text: 'Elke luchthaven heeft een eigen pagina op de site. Hier voeg je er een toe, wijzig je de tekst of de prijs, en bepaal je de volgorde: de eerste vijf staan in de keuze op de homepage.',
      chapter: 'Een luchthaven toevoegen',
    },
    new: {
      text: 'Vul de code, de naam en een korte beschrijving in. Rechts zie je meteen hoe de kaart op de site eruitziet. Na het opslaan staat de luchthaven direct online.',
      chapter: 'Een luchthaven toevoegen',
    },
    edit: {
      text: 'Wat je hier opslaat, staat meteen op de site. Verander je de slug, dan blijft het oude adres werken: bezoekers komen vanzelf op het nieuwe uit.',
      chapter: 'Een luchthaven wijzigen of verwijderen',
    },
  },
  provider: {
    list: {
      text: 'Wie de parkings heeft: hun naam, nummer, telefoon en keurmerken. Bezoekers lezen dit op de pagina van elke parking. Verloopt een keurmerk, dan zie je dat hier en op het dashboard. Met het filter Datum zie je bij wie iets te laat is.',
      chapter: 'Een aanbieder toevoegen',
    },
    new: {
      text: 'Neem de juridische naam en het nummer over uit het handelsregister, en zet bij elk keurmerk tot wanneer het geldt. Bij welke aanbieder een parking hoort, kies je bij de parking.',
      chapter: 'Een aanbieder toevoegen',
    },
    edit: {
      text: 'Bovenaan verhoog je een seizoen, kijk je de prijzen na en zet je parkings dicht voor een periode, of voor een hele lijst die je plakt. Wat je afsprak, bewaar je bij Notities. Wat je onderaan bij Gegevens opslaat, staat meteen bij al zijn parkings. Is een keurmerk verlengd, vul dan de nieuwe datum in. Toon je een aanbieder niet, zeg dan waarom: dat staat op Hoe wij vergelijken.',
      chapter: 'Een aanbieder toevoegen',
    },
  },
  programme: {
    list: {
      text: 'Een programma is een afspraak met een netwerk of een aanbieder over wat een boeking oplevert. Koppel je parkings aan een programma, dan staat er een verwijzing in hun links en weet je later welke boeking van welke click kwam. De volgorde op de site verandert er nooit door.',
      chapter: 'Een programma vastleggen',
    },
    new: {
      text: 'Kies eerst het netwerk: de techniek vullen wij in. Zet erbij wat een boeking oplevert en vanaf welke dag. Daarna koppel je de parkings die naar dit netwerk linken in één keer.',
      chapter: 'Een programma vastleggen',
    },
    edit: {
      text: 'Bovenaan koppel je de parkings die naar dit programma linken. Verandert de vergoeding, zet er dan een nieuwe bij met haar eerste dag: oudere boekingen houden de oude. Zet je het programma op gepauzeerd of gestopt, dan gaan bezoekers naar de eigen pagina van de aanbieder.',
      chapter: 'Een programma vastleggen',
    },
  },
  parking: {
    list: {
      text: 'Dit zijn alle parkings die bezoekers vergelijken. Een prijs pas je in de lijst zelf aan; voor meer tegelijk vink je ze aan. Kies je één luchthaven, dan kun je ook de volgorde veranderen; kies je één aanbieder, dan kijk je de prijzen na naast hun site. Met het filter Datum zie je wat te laat is: prijzen, feiten en beoordelingen.',
      chapter: 'Een parking toevoegen',
    },
    new: {
      text: 'Een parking hoort bij één luchthaven en verschijnt daar in de vergelijking. Vul de prijs per dag, de reistijd naar de terminal en de affiliatelink in, en vink aan wat de aanbieder biedt.',
      chapter: 'Een parking toevoegen',
    },
    edit: {
      text: 'Wijzig hier alles van deze parking: prijs, kenmerken, link en afbeelding. Is zij vol of dicht, zet haar dan op niet beschikbaar in plaats van haar te verwijderen; weet je van wanneer tot wanneer, zet er dan die periode bij.',
      chapter: 'Een prijs of beschikbaarheid aanpassen',
    },
    import: {
      text: 'Heb je veel parkings of nieuwe prijzen in een spreadsheet? Lees hier een CSV-bestand in. Je ziet eerst precies wat er verandert; pas daarna wordt er iets opgeslagen.',
      chapter: 'Parkings importeren uit een bestand',
    },
  },
  post: {
    list: {
      text: 'Hier staan al je artikelen: concepten, geplande, gepubliceerde en gearchiveerde. Bezoekers zien alleen wat gepubliceerd is.',
      chapter: 'Een artikel schrijven',
    },
    new: {
      text: 'Begin gewoon te typen: je tekst wordt vanzelf als concept bewaard. Niemand ziet het artikel tot je het publiceert of plant.',
      chapter: 'Een artikel schrijven',
    },
    edit: {
      text: 'Wat je typt, wordt vanzelf bewaard als concept. Is het artikel al gepubliceerd, dan blijft de versie op de site staan tot je op Publiceren klikt.',
      chapter: 'Een gepubliceerd artikel wijzigen',
    },
  },
  faq: {
    list: {
      text: 'De vragen en antwoorden van de site. Wat hier bovenaan staat, zien bezoekers het eerst: op de FAQ-pagina en onder de parkings van een luchthaven.',
      chapter: 'Een vraag toevoegen',
    },
    new: faqForm,
    edit: faqForm,
  },
  media: {
    list: {
      text: 'Alle afbeeldingen van je site staan hier bij elkaar. Je uploadt ze één keer en gebruikt ze waar je wilt. Wij maken er vanzelf kleinere versies van, zodat de site snel blijft.',
      chapter: 'Een afbeelding toevoegen',
    },
    edit: {
      text: 'Zeg hier in één zin wat er te zien is en wijs aan wat in beeld moet blijven. Je ziet ook waar de afbeelding wordt gebruikt en kunt haar overal tegelijk vervangen.',
      chapter: 'Een afbeelding toevoegen',
    },
  },
  contact: {
    list: {
      text: 'Alles wat bezoekers via het contactformulier sturen of over een parking melden, komt hier binnen. Schrijf je antwoord onder het bericht en markeer het daarna als opgelost. We beloven een antwoord binnen 24 uur.',
      chapter: 'Een bericht beantwoorden',
    },
  },
  conversion: {
    list: {
      text: 'De boekingen die een netwerk of een aanbieder aan jou toeschrijft, met wat zij opbrengen. Open een regel voor haar geschiedenis. Wat geen parking vond, staat onderaan: koppel het met de hand of met een regel.',
      chapter: 'Conversies bijhouden',
    },
    import: {
      text: 'Kies het programma en het bestand met transacties van het netwerk. Je ziet eerst wat er verandert. Hetzelfde bestand nog eens verandert niets, en een later bestand verandert de toestand.',
      chapter: 'Conversies bijhouden',
    },
  },
  payout: {
    list: {
      text: 'Wat de netwerken goedkeurden en nog niet betaalden, en wat er kwam. Leg elke uitbetaling vast: wat zij dekt, staat daarna op betaald, en een verschil blijft zichtbaar. Is een netwerk te laat, dan maak je hier een herinnering.',
      chapter: 'Een uitbetaling vastleggen',
    },
  },
  settings: {
    list: {
      text: 'De gegevens van je site en je bedrijf. Ze staan in de voettekst, op de juridische pagina’s, in e-mails en in zoekmachines. Wat je opslaat, is meteen overal veranderd.',
      chapter: 'De gegevens van je site invullen',
    },
  },
}

const otherHelps: (Help & { pages: RegExp })[] = [
  {
    pages: /^\/admin(\/dashboard)?$/,
    text: 'Hier zie je in één oogopslag hoe je site ervoor staat: bovenaan wat er sinds gisteren aandacht vraagt, daaronder wat er openstaat, hoeveel clicks er zijn en wat er nog ingevuld moet worden. Begin je dag hier en werk van boven naar beneden.',
    chapter: 'Je weg vinden',
  },
  {
    pages: /^\/admin\/controle(\/alles)?$/,
    text: 'Prijzen en feiten verouderen. Hier kijk je ze een voor een na bij de aanbieder, elke werkdag een portie: prijzen die lang niet zijn gecontroleerd eerst, dan wat het meest bezocht en het langst te laat is. Meldingen van reizigers gaan voor. Hoe groot de portie is, stel je in bij Instellingen. Alles wat een datum heeft, zie je in de lijst van parkings met het filter Datum. Links naar een pagina die weg of veranderd is, staan erboven.',
    chapter: 'Prijzen en feiten controleren',
  },
  {
    pages: /^\/admin\/analytics$/,
    text: 'Hier lees je wat bezoekers doen: hoeveel keer ze naar een aanbieder klikken, waarvandaan en bij welke luchthaven. We tellen zonder cookies en zonder te weten wie iemand is.',
    chapter: 'Zien wat bezoekers doen',
  },
  {
    pages: /^\/admin\/opbrengst$/,
    text: 'Hier lees je wat een click naar een aanbieder opbrengt: wat je mag verwachten, wat is goedgekeurd en wat is betaald, per week en uitgesplitst. Een schatting laat altijd haar som zien, en wat nog open staat heet open.',
    chapter: 'Zien wat een click opbrengt',
  },
  {
    pages: /^\/admin\/systeem$/,
    text: 'Draait alles? Hier zie je het van de database, de schijf, e-mail, de kopieën en wat er vanzelf gebeurt. Zag een bezoeker een foutmelding met een nummer, dan vind je hier wat er misging.',
    chapter: 'Zien of alles draait',
  },
  {
    pages: /^\/admin\/settings\/access$/,
    text: 'Hoe log jij in, en waar? Wijzig je wachtwoord, zet inloggen in twee stappen aan, log andere apparaten uit.',
    chapter: 'Inloggen in twee stappen',
  },
  {
    pages: /^\/admin\/settings\/colleagues$/,
    text: 'Wie mag er nog meer in het beheer? Nodig een collega uit, geef een rol, of help wie er niet meer in komt.',
    chapter: 'Een collega uitnodigen',
  },
  {
    pages: /^\/admin\/settings\/addresses$/,
    text: 'Deze adressen vroegen bezoekers op, en ze zijn er niet. Maak er een doorverwijzing van, dan komt iedereen op de juiste pagina uit.',
    chapter: 'Een oud adres doorverwijzen',
  },
  {
    pages: /^\/admin\/settings\/backups$/,
    text: 'Elke nacht wordt er een kopie van de hele site gemaakt. Download er af en toe een en bewaar haar ergens anders, dan kan er niets verloren gaan.',
    chapter: 'Een kopie maken',
  },
  {
    pages: /^\/admin\/settings\/changes$/,
    text: 'Hier staat wie wat heeft gewijzigd, en wanneer. Zoek op naam of dag. Klopt er iets niet, dan draai je een wijziging hier terug.',
    chapter: 'Iets terugdraaien',
  },
  {
    pages: /^\/admin\/settings\/deleted$/,
    text: 'Wat je verwijdert, is niet meteen weg. Dertig dagen lang zet je het hier met één klik terug.',
    chapter: 'Iets terugdraaien',
  },
]

export function helpFor(path: string): Help | undefined {
  const page = path.replace(/(.)\/+$/, '$1')
  return kindHelp(page) ?? otherHelps.find(({ pages }) => pages.test(page))
}

function kindHelp(page: string): Help | undefined {
  const [, , path, ...rest] = page.split('/')
  const name = pageKinds.find((name) => kinds[name].path === path)
  if (!name) return undefined
  const helps = new Map<string, Help>(Object.entries(kindHelps[name]))
  const [screen] = rest
  return screen === undefined ? helps.get('list') : (helps.get(screen) ?? helps.get('edit'))
}

export const helpChapters = [
  ...new Set(
    [...Object.values(kindHelps).flatMap((helps) => Object.values<Help>(helps)), ...otherHelps].map(
      ({ chapter }) => chapter,
    ),
  ),
]

/** The anchor of a chapter, the same as GitHub gives its heading. */
export const chapterAnchor = (chapter: string) => slugify(chapter)
