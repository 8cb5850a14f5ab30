import { href } from 'react-router'
import { Link } from '#app/site/page/link.tsx'
import { useSettings } from '#app/site/page/settings.ts'
import { analyticsOf, type PublicSettings } from '#domain/settings/setting.ts'
import { analyticsNames } from '#domain/statistics/analytics.ts'
import { ApplicableLaw } from './applicable-law.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { LegalPage, type LegalText } from './legal-page.tsx'

export function CookiesContent() {
  return <LegalPage text={cookiesText(useSettings())} />
}

function cookiesText(settings: PublicSettings): LegalText {
  const { product, email } = settings
  const analytics = analyticsOf(settings)
  const service = analytics && analyticsNames[analytics.service]

  return {
    title: 'Cookiebeleid',
    summary:
      'Zonder jouw toestemming bewaren we in je browser alleen wat de site zelf nodig heeft en wat je zelf instelt, zoals je cookiekeuze en een licht of donker scherm.',
    sections: [
      {
        id: 'wat',
        title: 'Wat cookies zijn',
        body: (
          <p>
            Een cookie is een klein bestand dat een site in je browser zet en later weer kan lezen.
            Een browser heeft ook een eigen opslag, die op het apparaat blijft en niet met elke
            aanvraag meegaat. Voor beide gelden dezelfde regels. Op deze pagina bedoelen we ze
            allebei als we het over cookies hebben.
          </p>
        ),
      },
      {
        id: 'soorten',
        title: 'Vier soorten cookies',
        body: (
          <ul>
            <li>
              <b>Noodzakelijk:</b> zonder werkt de site niet zoals je vraagt. Hiervoor is geen
              toestemming nodig. Wij onthouden er je cookiekeuze mee.
            </li>
            <li>
              <b>Functioneel:</b> voor gemak, zoals een voorkeur die bij een volgend bezoek
              klaarstaat. Die bewaren we alleen als je er zelf om vraagt: kies je onder aan een
              pagina voor <b>Licht</b> of <b>Donker</b>, dan onthouden we dat. Je filters staan in
              het adres van de pagina en verdwijnen als je die verlaat.
            </li>
            <li>
              <b>Analytisch:</b> om te meten hoe de site wordt gebruikt. Onze eigen statistieken
              tellen we op de server en hebben geen cookies nodig.{' '}
              {service
                ? `Daarnaast gebruiken we ${service}. Die dienst wordt pas geladen nadat je alle cookies hebt geaccepteerd.`
                : 'Gebruiken we daarnaast een externe statistiekdienst, dan wordt die pas geladen nadat je alle cookies hebt geaccepteerd.'}
            </li>
            <li>
              <b>Marketing:</b> om reclame op jou af te stemmen. Die plaatsen we niet. Een aanbieder
              kan dat op zijn eigen site wel doen.
            </li>
          </ul>
        ),
      },
      {
        id: 'opslag',
        title: 'Wat er in je browser staat',
        body: (
          <>
            <p>{product} bewaart dit zelf, in de opslag van je browser:</p>
            <ul>
              <li>
                <b>cookieConsent</b> (lokale opslag, noodzakelijk): je keuze, met als waarde{' '}
                <b>accepted</b> als je alles accepteerde of <b>declined</b> als je alleen het
                noodzakelijke koos. De keuze blijft staan tot je haar wijzigt of wist.
              </li>
              <li>
                <b>theme</b> (lokale opslag, functioneel): je keuze voor een licht of donker scherm,
                met als waarde <b>light</b> of <b>dark</b>. Hij staat er alleen als je er een kiest
                en verdwijnt als je weer <b>Automatisch</b> kiest: dan volgen we je apparaat. De
                waarde blijft op je apparaat en gaat nooit naar ons toe.
              </li>
              <li>
                <b>adminAuth</b> en <b>adminCredentials</b> (sessieopslag, noodzakelijk): alleen
                voor beheerders van de site die zijn ingelogd. Ze verdwijnen bij het uitloggen of
                als het tabblad sluit.
              </li>
            </ul>
            <p>
              {service
                ? `Heb je alles geaccepteerd, dan kan ${service} eigen cookies plaatsen om bezoeken te tellen.`
                : 'Heb je alles geaccepteerd en gebruiken we een externe statistiekdienst, dan kan die dienst eigen cookies plaatsen om bezoeken te tellen.'}
            </p>
          </>
        ),
      },
      {
        id: 'keuze',
        title: 'Je keuze maken en wijzigen',
        body: (
          <>
            <p>
              Bij je eerste bezoek vragen we wat je wilt. Met <b>Alles accepteren</b> geef je
              toestemming voor alle soorten. Met <b>Alleen noodzakelijk</b>, of door de melding te
              sluiten, weiger je alles behalve het noodzakelijke. De site werkt dan precies
              hetzelfde.
            </p>
            <p>
              Je kunt altijd van gedachten veranderen. Kies onder aan elke pagina{' '}
              <b>Cookie-instellingen</b> en maak een nieuwe keuze. Trek je je toestemming in, dan
              meten we vanaf dat moment niet meer met een externe dienst.
            </p>
          </>
        ),
      },
      {
        id: 'wissen',
        title: 'Cookies wissen',
        body: (
          <p>
            In de instellingen van je browser kun je cookies en opgeslagen gegevens bekijken, wissen
            en voortaan weigeren. Wis je alles, dan is ook je keuze weg en vragen we die opnieuw.
          </p>
        ),
      },
      {
        id: 'anderen',
        title: 'Cookies van anderen',
        body: (
          <p>
            Klik je door naar een aanbieder, dan kom je op een andere site. Die kan cookies
            plaatsen, bijvoorbeeld om te onthouden dat je via {product} kwam en ons een commissie
            toe te kennen. Daarvoor gelden de regels en de cookiemelding van die site. Hoe die
            commissie werkt, lees je in de{' '}
            <Link to={href('/affiliate-disclaimer')}>affiliate disclaimer</Link>.
          </p>
        ),
      },
      {
        id: 'contact',
        title: 'Vragen over cookies',
        body: (
          <>
            <p>
              Stuur een e-mail naar <a href={`mailto:${email}`}>{email}</a>. Wat we met
              persoonsgegevens doen en welke rechten je hebt, staat in het{' '}
              <Link to={href('/privacybeleid')}>privacybeleid</Link>.
            </p>
            <CompanyFacts settings={settings} />
          </>
        ),
      },
      {
        id: 'recht',
        title: 'Wijzigingen en toepasselijk recht',
        body: (
          <>
            <p>
              Gaan we andere cookies gebruiken, dan passen we deze pagina aan en vragen we zo nodig
              opnieuw om je toestemming. De datum van de laatste wijziging staat bovenaan.
            </p>
            <ApplicableLaw on="dit beleid" />
          </>
        ),
      },
    ],
  }
}
