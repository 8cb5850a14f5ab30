import { analyticsNames } from '#domain/statistics/analytics.ts'
import { keysOf } from '#domain/text/keys.ts'
import type { PublicSettings, Settings } from './setting.ts'
import type { Chapter, SettingField, SettingOf } from './setting-field.ts'

// One descriptor per setting of the site. Form, checks, API and log use it, so a new setting needs a
// descriptor and a default. The defaults are in setting.ts, because public pages load those without
// the texts of the admin.

const onOff = { aan: 'Aan', uit: 'Uit' }

const descriptors = {
  product: {
    kind: 'line',
    chapter: 'merk',
    label: 'Productnaam',
    about: 'Staat in het logo, de paginatitels en de teksten.',
    longest: 60,
    isPublic: true,
  },
  email: {
    kind: 'email',
    chapter: 'merk',
    label: 'E-mailadres',
    about: 'Zichtbaar op de contactpagina. Berichten komen hier aan.',
    isPublic: true,
  },
  company: {
    kind: 'line',
    chapter: 'bedrijf',
    label: 'Bedrijfsnaam',
    about: 'Staat bij je bedrijfsgegevens op de site.',
    longest: 200,
    isPublic: true,
  },
  registeredAddress: {
    kind: 'line',
    chapter: 'bedrijf',
    label: 'Zetel in België',
    about: 'Straat, nummer, postcode en plaats.',
    longest: 200,
    isPublic: true,
  },
  vatNumber: {
    kind: 'line',
    chapter: 'bedrijf',
    label: 'Btw-nummer',
    about: 'Staat bij je bedrijfsgegevens op de site.',
    longest: 200,
    isPublic: true,
  },
  postalAddress: {
    kind: 'line',
    chapter: 'bedrijf',
    label: 'Postadres in Nederland',
    about: 'Zichtbaar op de contactpagina.',
    longest: 200,
    isPublic: true,
  },
  facebookUrl: {
    kind: 'link',
    chapter: 'sociaal',
    label: 'Facebook',
    about: 'Het adres van je pagina. Leeg staat er geen link op de site.',
    isPublic: true,
  },
  instagramUrl: {
    kind: 'link',
    chapter: 'sociaal',
    label: 'Instagram',
    about: 'Het adres van je profiel.',
    isPublic: true,
  },
  linkedinUrl: {
    kind: 'link',
    chapter: 'sociaal',
    label: 'LinkedIn',
    about: 'Het adres van je bedrijfspagina.',
    isPublic: true,
  },
  xUrl: {
    kind: 'link',
    chapter: 'sociaal',
    label: 'X',
    about: 'Het adres van je profiel.',
    isPublic: true,
  },
  seoTitle: {
    kind: 'line',
    chapter: 'zoekmachines',
    label: 'Titel van de homepage',
    about: 'Leeg gebruiken we de tekst die er nu grijs staat.',
    longest: 120,
    mayBeEmpty: true,
    isPublic: true,
  },
  seoDescription: {
    kind: 'text',
    chapter: 'zoekmachines',
    label: 'Omschrijving van de homepage',
    about: 'Zoekmachines tonen er ongeveer 155 tekens van.',
    longest: 320,
    isPublic: true,
  },
  affiliateTag: {
    kind: 'tag',
    chapter: 'affiliate',
    label: 'Brontag',
    about:
      'Staat in de link naar een aanbieder, zodat die weet dat een bezoeker van jou komt. Waar je een prijs of feit las, heet ‘bron’: dat is iets anders.',
  },
  analyticsService: {
    kind: 'choice',
    chapter: 'meten',
    label: 'Statistiekdienst',
    about: 'Alleen na toestemming van de bezoeker. Onze eigen statistieken staan hier los van.',
    choices: { '': 'Geen', ...analyticsNames },
    ask: 'Kies een dienst',
    isPublic: true,
  },
  analyticsHost: {
    kind: 'origin',
    chapter: 'meten',
    label: 'Adres van de dienst',
    about: 'Waar de dienst staat, zonder pad erachter.',
    isPublic: true,
  },
  analyticsId: {
    kind: 'code',
    chapter: 'meten',
    label: 'Meet-ID',
    about: null,
    longest: 100,
    mayBeEmpty: true,
    isPublic: true,
  },
  mailMoved: {
    kind: 'choice',
    chapter: 'mail',
    label: 'Wat bewoog',
    about:
      'Een mail op de tweede ochtend dat je site of een luchthaven buiten het gewone bereik valt. Eén keer, niet elke dag.',
    choices: onOff,
    ask: 'Kies aan of uit',
  },
  mailWeek: {
    kind: 'choice',
    chapter: 'mail',
    label: 'De week op maandag',
    about: 'Elke maandagochtend een halve pagina over de week die voorbij is.',
    choices: onOff,
    ask: 'Kies aan of uit',
  },
  mailMonth: {
    kind: 'choice',
    chapter: 'mail',
    label: 'De opbrengst van de maand',
    about:
      'Op de eerste van elke maand wat clicks opbrachten, en wat opvalt. Zonder boekingen komt er geen.',
    choices: onOff,
    ask: 'Kies aan of uit',
  },
  heartbeatUrl: {
    kind: 'link',
    chapter: 'bewaken',
    label: 'Adres van je wachter',
    about:
      'Na elke gelukte kopie vraagt de site dit adres op. Blijft dat uit, dan waarschuwt de wachter je, ook als hier alles plat ligt. Leeg: geen.',
  },
  contactMonths: {
    kind: 'whole',
    chapter: 'bewaren',
    label: 'Berichten bewaren (maanden)',
    about:
      'Hoeveel maanden een bericht blijft staan nadat het is opgelost. Dit staat ook in het privacybeleid.',
    range: [1, 60],
    isPublic: true,
  },
  rawMonths: {
    kind: 'whole',
    chapter: 'bewaren',
    label: 'Bezoekgegevens bewaren (maanden)',
    about:
      'Hoeveel maanden elke click en elk bezoek apart blijft staan. Daarna blijven alleen de totalen over.',
    range: [3, 60],
  },
  priceStaleDays: {
    kind: 'whole',
    chapter: 'prijzen',
    label: 'Prijs mogelijk verouderd na (dagen)',
    about:
      'Na hoeveel dagen er bij een prijs staat dat hij mogelijk verouderd is. Na twee keer zo lang komt hij na de prijzen die wel zijn gecontroleerd.',
    range: [1, 365],
    isPublic: true,
  },
  factStaleDays: {
    kind: 'whole',
    chapter: 'prijzen',
    label: 'Feit opnieuw nakijken na (dagen)',
    about:
      'Geldt voor de meeste feiten. Wat vaak verandert, zoals openingstijden, kijk je na de helft na; wat lang gelijk blijft na twee of vier keer zo lang.',
    range: [1, 730],
    isPublic: true,
  },
  checksPerDay: {
    kind: 'whole',
    chapter: 'prijzen',
    label: 'Dagportie van Controle (aantal)',
    about:
      'Hoeveel er op een werkdag in Controle klaarstaat, voor de hele site samen. Wat blijft liggen, maakt de volgende portie niet groter.',
    range: [1, 500],
  },
  basketShortDays: {
    kind: 'whole',
    chapter: 'prijzen',
    label: 'Kort verblijf op Parkeerprijzen (dagen)',
    about:
      'De pagina Parkeerprijzen meet elke maand wat twee verblijven kosten. Eerdere maanden blijven zoals ze gemeten zijn.',
    range: [1, 30],
    isPublic: true,
  },
  basketLongDays: {
    kind: 'whole',
    chapter: 'prijzen',
    label: 'Lang verblijf op Parkeerprijzen (dagen)',
    about: 'Meer dagen dan het korte verblijf.',
    range: [1, 30],
    isPublic: true,
  },
  backupsKept: {
    kind: 'whole',
    chapter: 'bewaren',
    label: 'Reservekopieën bewaren (aantal)',
    about: 'Hoeveel reservekopieën van de site er blijven staan. De oudste gaat weg.',
    range: [1, 90],
  },
  twoSteps: {
    kind: 'choice',
    chapter: 'toegang',
    label: 'Inloggen in twee stappen verplicht',
    about:
      'Wie zo’n rol heeft en nog geen tweede stap, stelt die na het wachtwoord eerst in. Tot dan werkt er niets anders, ook de API niet.',
    choices: {
      '': 'Voor niemand',
      manager: 'Voor beheerders',
      editor: 'Voor beheerders en redacteuren',
      reader: 'Voor iedereen',
    },
    ask: 'Kies voor wie',
  },
  adminNetworks: {
    kind: 'networks',
    chapter: 'toegang',
    label: 'Beheer alleen vanaf deze netwerken',
    about:
      'Eén per regel, zoals 203.0.113.0/24 of 2001:db8::/32. Van elders bestaan het beheer en het inloggen dan niet. Leeg: overal vandaan.',
  },
  copiesRecipient: {
    kind: 'recipient',
    chapter: 'bewaren',
    label: 'Sleutel voor kopieën elders (age)',
    about:
      'De publieke sleutel, die met age1 begint. Alleen wie de geheime heeft, opent de kopieën die de site elders zet. Leeg gaat er geen kopie naar buiten.',
  },
  copiesElsewhereDays: {
    kind: 'whole',
    chapter: 'bewaren',
    label: 'Kopieën elders bewaren (dagen)',
    about: 'Na hoeveel dagen een kopie elders daar weggaat. De nieuwste drie blijven altijd.',
    range: [7, 3650],
  },
} as const satisfies { [Name in keyof Settings]: SettingOf<Settings[Name]> }

type Descriptors = typeof descriptors

export type PublicName = {
  [Name in keyof Descriptors]: Descriptors[Name] extends { isPublic: true } ? Name : never
}[keyof Descriptors]

export const settingFields: Record<keyof Settings, SettingField> = descriptors

export const settingNames = keysOf(settingFields)

/** Every setting of a chapter, in the order of the descriptors. */
export const settingsIn = (chapter: Chapter) =>
  settingNames.filter((name) => settingFields[name].chapter === chapter)

/** A value for each setting. */
export function perSetting<Value>(
  value: (field: SettingField, name: keyof Settings) => Value,
): Record<keyof Settings, Value> {
  const values = settingNames.map((name) => [name, value(settingFields[name], name)])
  // The entries are every setting.
  return Object.fromEntries(values) as Record<keyof Settings, Value>
}

/** The settings without those that only the server and the admin read. */
export function publicSettings(settings: Settings): PublicSettings {
  const found = settingNames.filter((name) => settingFields[name].isPublic)
  // The names are exactly those of the type.
  return Object.fromEntries(found.map((name) => [name, settings[name]])) as PublicSettings
}
