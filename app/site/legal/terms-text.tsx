import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useSettings } from '#app/site/page/settings.ts'
import type { PublicSettings } from '#domain/settings/setting.ts'
import { ApplicableLaw } from './applicable-law.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { LegalPage, type LegalText } from './legal-page.tsx'

export function TermsContent() {
  return <LegalPage text={termsText(useSettings())} />
}

function termsText(settings: PublicSettings): LegalText {
  const { product, company, email } = settings
  const mail = <a href={`mailto:${email}`}>{email}</a>

  return {
    title: 'Algemene voorwaarden',
    summary: `Vergelijken op ${product} is gratis; reserveren en betalen doe je bij de aanbieder zelf.`,
    sections: [
      {
        id: 'wie',
        title: 'Wie wij zijn',
        body: (
          <>
            <p>
              {product} is een platform van {company}. In deze voorwaarden zijn ‘wij’ dat bedrijf en
              ben ‘jij’ de bezoeker van de site.
            </p>
            <CompanyFacts settings={settings} />
          </>
        ),
      },
      {
        id: 'toepassing',
        title: 'Waarvoor deze voorwaarden gelden',
        body: (
          <p>
            Ze gelden voor het gebruik van deze site. Door de site te gebruiken, ga je ermee
            akkoord. Voor een reservering gelden de voorwaarden van de aanbieder bij wie je boekt.
          </p>
        ),
      },
      {
        id: 'dienst',
        title: 'Wat wij doen',
        body: (
          <>
            <p>
              Wij vergelijken parkeerterreinen bij luchthavens in Nederland, België en Duitsland op
              prijs, afstand, type, beveiliging, voorzieningen en beoordeling. Dat is gratis en je
              hebt er geen account voor nodig. We verkopen geen parkeerplekken, nemen geen
              reserveringen aan en ontvangen geen betalingen van je.
            </p>
            <p>
              We verdienen een commissie als je via een link op onze site bij een aanbieder
              reserveert. De <Link to={href('/affiliate-disclaimer')}>affiliate disclaimer</Link>{' '}
              legt uit hoe dat werkt en hoe de volgorde van de resultaten tot stand komt.
            </p>
          </>
        ),
      },
      {
        id: 'reserveren',
        title: 'Reserveren bij een aanbieder',
        body: (
          <>
            <p>
              Je reserveert op de site van de aanbieder en sluit met hem een overeenkomst. Wij zijn
              daarbij geen partij. De aanbieder zorgt voor je plek, de shuttle, je auto en je
              sleutel.
            </p>
            <p>
              Wil je een reservering wijzigen of annuleren, of heb je een klacht over het parkeren?
              Neem dan contact op met de aanbieder. Kijk vóór je betaalt of en hoe je kosteloos kunt
              annuleren.
            </p>
          </>
        ),
      },
      {
        id: 'prijzen',
        title: 'Prijzen en informatie',
        body: (
          <>
            <p>
              Prijzen staan in euro’s per dag en zijn de prijzen van de aanbieder: je betaalt bij
              hem hetzelfde als wanneer je rechtstreeks boekt. We doen ons best om alles actueel te
              houden, maar tarieven hangen af van periode en beschikbaarheid. Wat de aanbieder toont
              op het moment dat je reserveert, is bindend. Wat bij ons staat, is dat niet.
            </p>
            <p>
              ‘Tot 60% besparen’ is het grootste verschil tussen vooraf boeken en betalen aan de
              slagboom. Hoeveel jij bespaart, hangt af van de luchthaven, de periode en de duur. Het
              is geen toezegging.
            </p>
          </>
        ),
      },
      {
        id: 'beoordelingen',
        title: 'Beoordelingen',
        body: (
          <p>
            De cijfers en aantallen komen van de aanbieders of van beoordelingssites. Wij verzamelen
            zelf geen beoordelingen en controleren niet of elke beoordeling is geschreven door
            iemand die er heeft geparkeerd.
          </p>
        ),
      },
      {
        id: 'gebruik',
        title: 'Hoe je de site gebruikt',
        body: (
          <>
            <p>Gebruik de site waarvoor hij bedoeld is. Je mag niet:</p>
            <ul>
              <li>de werking of de beveiliging verstoren of omzeilen;</li>
              <li>grote delen van de inhoud automatisch overnemen zonder onze toestemming;</li>
              <li>via het contactformulier reclame of onrechtmatige inhoud versturen.</li>
            </ul>
          </>
        ),
      },
      {
        id: 'rechten',
        title: 'Teksten, beelden en merken',
        body: (
          <p>
            De teksten, tekeningen, software en vormgeving van deze site zijn van ons of van wie ons
            er het gebruik van gaf. Je mag naar elke pagina linken en er kort uit citeren met
            bronvermelding. Namen van luchthavens en aanbieders zijn van hun eigenaars.
          </p>
        ),
      },
      {
        id: 'aansprakelijkheid',
        title: 'Aansprakelijkheid',
        body: (
          <>
            <p>
              We stellen de site met zorg samen, maar kunnen niet beloven dat hij altijd bereikbaar
              en foutloos is. Voor wat een aanbieder doet of nalaat, is die aanbieder aansprakelijk.
              Dat geldt ook voor de inhoud van andere sites waarnaar we verwijzen.
            </p>
            <p>
              Niets in deze voorwaarden sluit onze aansprakelijkheid uit waar de wet dat niet
              toestaat. Denk aan opzet, zware fout of schade aan leven en gezondheid. Ook je
              wettelijke rechten als consument blijven gelden.
            </p>
          </>
        ),
      },
      {
        id: 'privacy',
        title: 'Privacy en cookies',
        body: (
          <p>
            Hoe we met je gegevens omgaan, staat in het{' '}
            <Link to={href('/privacybeleid')}>privacybeleid</Link>. Wat we in je browser bewaren,
            staat in het <Link to={href('/cookiebeleid')}>cookiebeleid</Link>.
          </p>
        ),
      },
      {
        id: 'klachten',
        title: 'Vragen en klachten',
        body: (
          <p>
            Klopt er iets niet, of ben je niet tevreden over onze site? Stuur een e-mail naar {mail}{' '}
            of gebruik het <Link to={href('/contact')}>contactformulier</Link>. We streven ernaar
            binnen 24 uur te reageren.
          </p>
        ),
      },
      {
        id: 'recht',
        title: 'Wijzigingen en toepasselijk recht',
        body: (
          <>
            <p>
              We mogen deze voorwaarden aanpassen. De versie die op deze pagina staat als je de site
              bezoekt, geldt. De datum van de laatste wijziging staat bovenaan. Is een bepaling
              ongeldig, dan blijven de andere gewoon gelden.
            </p>
            <ApplicableLaw on="deze voorwaarden" />
          </>
        ),
      },
    ],
  }
}
