import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useSettings } from '#app/site/page/settings.ts'
import { referenceDays } from '#domain/outbound/reference.ts'
import { analyticsOf, type PublicSettings } from '#domain/settings/setting.ts'
import { analyticsNames } from '#domain/statistics/analytics.ts'
import { numberWord } from '#domain/text/number-word.ts'
import { ApplicableLaw } from './applicable-law.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { LegalPage, type LegalText } from './legal-page.tsx'

export function PrivacyContent() {
  return <LegalPage text={privacyText(useSettings())} />
}

export function privacyText(settings: PublicSettings): LegalText {
  const { product, company, email, contactMonths } = settings
  const analytics = analyticsOf(settings)
  const mail = <a href={`mailto:${email}`}>{email}</a>

  return {
    title: 'Privacybeleid',
    summary:
      'We vragen alleen wat nodig is, verkopen je gegevens niet en tellen bezoek zonder cookies.',
    sections: [
      {
        id: 'wie',
        title: 'Wie wij zijn',
        body: (
          <>
            <p>
              {product} is een vergelijkingssite voor parkeren bij luchthavens en een platform van{' '}
              {company}. Dat bedrijf is de verwerkingsverantwoordelijke in de zin van de Algemene
              verordening gegevensbescherming (AVG): het bepaalt waarom en hoe je gegevens worden
              verwerkt.
            </p>
            <CompanyFacts settings={settings} />
          </>
        ),
      },
      {
        id: 'gegevens',
        title: 'Welke gegevens we verwerken',
        body: (
          <>
            <p>We verzamelen zo min mogelijk. Dit is alles:</p>
            <ul>
              <li>
                <b>Contactformulier:</b> je naam, je e-mailadres, het onderwerp en je bericht, en
                het moment waarop je het verstuurt.
              </li>
              <li>
                <b>Een fout melden:</b> wat er volgens jou niet klopt aan een parkeerterrein, het
                moment waarop je het meldt, en je e-mailadres als je dat geeft.
              </li>
              <li>
                <b>Statistieken:</b> hoe vaak een pagina wordt bekeken, een parkeerterrein wordt
                getoond en een filter wordt gebruikt. Onze server telt dat als totaal per dag,
                zonder cookies, en zet niets op je apparaat waaraan we je kunnen herkennen.
              </li>
              <li>
                <b>Doorklikken naar een aanbieder:</b> welk parkeerterrein je koos, bij welke
                luchthaven, op welke plaats in de lijst en wanneer. Daarbij hoort een code die we
                van je verbinding en je browser afleiden met een geheim getal (een hash). Dat getal
                is elke dag anders en wordt daarna verwijderd. De code is dan niet meer naar jou te
                herleiden. Verdienen we iets aan een boeking bij deze aanbieder, dan staat er een
                verwijzing in de link: twaalf willekeurige letters en cijfers, bij elke click weer
                andere. Daarmee kan het netwerk of de aanbieder zeggen bij welke click een boeking
                hoort. De verwijzing zegt niets over jou en we bewaren haar niet op je apparaat. Bij
                de click wissen we haar 90 dagen nadat een boeking er nog bij kan horen: meestal is
                dat na {referenceDays()} dagen. Kies je ‘Alleen noodzakelijk’, stuurt je browser
                Global Privacy Control mee of staat JavaScript uit, dan staat er een vaste
                verwijzing in de link, die voor elke bezoeker van dat parkeerterrein dezelfde is.
              </li>
              <li>
                <b>Je data gaan mee:</b> vulde je data in, en kan de aanbieder die ontvangen? Dan
                staan ze in de link naar die aanbieder, samen met je tijden en het aantal reizigers
                dat we toonden. Bij de knop staat dan ‘Je data gaan mee’. De aanbieder krijgt ze pas
                als je op de knop klikt.
              </li>
              <li>
                <b>Techniek:</b> je IP-adres is nodig om je de pagina te sturen, maar we slaan het
                niet op. Een stortvloed aan berichten of inlogpogingen herkennen we met een code
                waaruit het adres niet af te lezen is en die we kort bewaren.
              </li>
              <li>
                <b>Externe statistiekdienst:</b>{' '}
                {analytics
                  ? `we gebruiken ${analyticsNames[analytics.service]}. Alleen als jij alle cookies hebt geaccepteerd, gaan paginabezoek, gebruikte filters en clicks naar aanbieders ook naar die dienst.`
                  : 'alleen als wij er een gebruiken en jij alle cookies hebt geaccepteerd, gaan paginabezoek, gebruikte filters en clicks naar aanbieders ook naar die dienst.'}{' '}
                Meer daarover staat in het <Link to={href('/cookiebeleid')}>cookiebeleid</Link>.
              </li>
            </ul>
            <p>
              Je hoeft ons niets te geven om te vergelijken: een account bestaat hier niet. Zonder
              e-mailadres kunnen we alleen je bericht niet beantwoorden. Reserveer je bij een
              aanbieder, dan geef je je gegevens aan die aanbieder en niet aan ons.
            </p>
          </>
        ),
      },
      {
        id: 'doelen',
        title: 'Waarvoor en op welke grond',
        body: (
          <>
            <p>De AVG vraagt voor elk gebruik een doel en een rechtsgrond. Dit zijn de onze:</p>
            <ul>
              <li>
                <b>Je bericht beantwoorden:</b> ons gerechtvaardigd belang om wie ons iets vraagt te
                woord te staan (artikel 6, lid 1, onder f).
              </li>
              <li>
                <b>De site verbeteren:</b> ons gerechtvaardigd belang om te weten wat er wordt
                gebruikt, met cijfers die niet over jou persoonlijk gaan (onder f).
              </li>
              <li>
                <b>Clicks tellen:</b> ons gerechtvaardigd belang om commissies te controleren en
                robots en dubbele clicks te herkennen (onder f).
              </li>
              <li>
                <b>De site beveiligen:</b> ons gerechtvaardigd belang om spam en misbruik tegen te
                houden (onder f).
              </li>
              <li>
                <b>Externe statistieken:</b> je toestemming, die je altijd weer kunt intrekken
                (onder a).
              </li>
            </ul>
            <p>
              We maken geen profielen en nemen geen besluiten over jou die alleen op een computer
              berusten. Lijkt een bericht op spam, dan krijgt het een markering en kijkt een mens
              ernaar.
            </p>
          </>
        ),
      },
      {
        id: 'bewaren',
        title: 'Hoelang we gegevens bewaren',
        body: (
          <ul>
            <li>
              <b>Berichten:</b> zo lang als nodig is om je vraag te beantwoorden en op te volgen, en
              hoogstens {numberWord(contactMonths)} {contactMonths === 1 ? 'maand' : 'maanden'}{' '}
              daarna.
            </li>
            <li>
              <b>Clicks:</b> het geheime getal achter de code verdwijnt uiterlijk de dag erna. Wat
              overblijft gaat niet meer over een persoon en blijft bewaard als statistiek.
            </li>
            <li>
              <b>Totalen per dag:</b> onbeperkt, want er zit geen persoon in.
            </li>
            <li>
              <b>Je cookiekeuze:</b> die staat in je eigen browser, tot je haar wist.
            </li>
          </ul>
        ),
      },
      {
        id: 'delen',
        title: 'Met wie we gegevens delen',
        body: (
          <>
            <p>
              We verkopen of verhuren je gegevens niet. Wie voor ons de site en de e-mail laat
              draaien, verwerkt ze alleen in onze opdracht en volgens een verwerkersovereenkomst.
              Gaan er gegevens naar een land buiten de Europese Economische Ruimte, dan alleen met
              de waarborgen die de AVG eist. Verplicht de wet ons om gegevens af te geven, dan geven
              we niet meer dan dat.
            </p>
            <p>
              Klik je door naar een aanbieder, dan staat in de link alleen dat je van {product}{' '}
              komt. Over jou geven we niets mee. Vanaf dat moment geldt het privacybeleid van die
              aanbieder. De knoppen om een artikel te delen zijn gewone links: er gaat pas iets naar
              een ander bedrijf als je erop klikt.
            </p>
          </>
        ),
      },
      {
        id: 'beveiliging',
        title: 'Hoe we gegevens beveiligen',
        body: (
          <p>
            Alleen wie het voor zijn werk nodig heeft, kan bij je bericht, en pas na inloggen.
            Wachtwoorden bewaren we zo dat ze niet terug te lezen zijn, en van elke wijziging in het
            beheer leggen we vast wie haar deed. Wat we niet verzamelen, kan ook niet lekken.
          </p>
        ),
      },
      {
        id: 'rechten',
        title: 'Jouw rechten',
        body: (
          <>
            <p>Over je eigen gegevens heb jij het laatste woord. Je hebt recht op:</p>
            <ul>
              <li>
                <b>inzage:</b> weten welke gegevens we van je hebben, en er een kopie van krijgen;
              </li>
              <li>
                <b>rectificatie:</b> laten verbeteren of aanvullen wat niet klopt;
              </li>
              <li>
                <b>wissing:</b> je gegevens laten verwijderen;
              </li>
              <li>
                <b>beperking:</b> het gebruik laten stilzetten, bijvoorbeeld tijdens een klacht;
              </li>
              <li>
                <b>bezwaar:</b> je verzetten tegen gebruik op grond van ons gerechtvaardigd belang;
              </li>
              <li>
                <b>overdraagbaarheid:</b> gegevens waarvoor je toestemming gaf, meekrijgen in een
                gangbare vorm;
              </li>
              <li>
                <b>intrekking:</b> je toestemming intrekken, even eenvoudig als je haar gaf.
              </li>
            </ul>
            <p>
              Stuur daarvoor een e-mail naar {mail}. Het kost niets en we antwoorden binnen een
              maand. Soms vragen we iets na om zeker te weten dat de vraag van jou komt. In gegevens
              zonder naam of adres, zoals onze statistieken, kunnen we je niet terugvinden.
            </p>
          </>
        ),
      },
      {
        id: 'klacht',
        title: 'Een klacht indienen',
        body: (
          <>
            <p>
              Ben je niet tevreden over hoe we met je gegevens omgaan, laat het ons dan weten. Je
              kunt ook een klacht indienen bij een toezichthouder:
            </p>
            <ul>
              <li>
                in België de{' '}
                <a href="https://www.gegevensbeschermingsautoriteit.be">
                  Gegevensbeschermingsautoriteit
                </a>
                , Drukpersstraat 35, 1000 Brussel;
              </li>
              <li>
                in Nederland de{' '}
                <a href="https://www.autoriteitpersoonsgegevens.nl">Autoriteit Persoonsgegevens</a>,
                Postbus 93374, 2509 AJ Den Haag.
              </li>
            </ul>
            <p>Woon je ergens anders in de Europese Unie, dan kan het bij de autoriteit daar.</p>
          </>
        ),
      },
      {
        id: 'recht',
        title: 'Wijzigingen en toepasselijk recht',
        body: (
          <>
            <p>
              Verandert er iets aan wat we doen, dan passen we deze pagina aan. De datum van de
              laatste wijziging staat bovenaan.
            </p>
            <ApplicableLaw on="dit beleid" />
          </>
        ),
      },
    ],
  }
}
