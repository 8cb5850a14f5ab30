import { plainText } from '#domain/text/text.ts'

/** The text of a post that has none of its own. */
export const defaultContent = `
<p>Een parkeerplek bij de luchthaven is snel geregeld, en hoe eerder je dat doet, hoe meer er te kiezen valt. Wie vooraf reserveert, betaalt meestal minder dan aan de slagboom: de besparing kan oplopen tot 60%. Je weet bovendien waar je moet zijn en hoelang de rit naar de terminal duurt.</p>
<h2>Waarom vooraf reserveren loont</h2>
<p>Een parkeerterrein weet graag wie er komt. Daarom geven aanbieders een lager tarief aan wie op tijd boekt. Kom je zonder reservering, dan betaal je het volle bedrag, en in de schoolvakanties is er soms geen plek meer.</p>
<ul>
<li><strong>Je betaalt minder:</strong> de scherpste tarieven zijn er voor wie vooraf boekt.</li>
<li><strong>Je plek staat vast:</strong> ook als het terrein op de dag zelf vol is.</li>
<li><strong>Je begint rustig aan je reis:</strong> je hoeft op de dag van vertrek niet meer te zoeken.</li>
</ul>
<h2>Waar je op let</h2>
<p>Kijk niet alleen naar de prijs per dag, maar naar het totaal voor je hele reis. Let daarnaast op vier punten:</p>
<ul>
<li>Hoeveel minuten het is naar de terminal, en of je loopt of met een shuttle gaat.</li>
<li>Of het terrein beveiligd is, en of je je sleutel moet inleveren.</li>
<li>Of de shuttle ook rijdt op het tijdstip waarop jij landt.</li>
<li>Tot wanneer je kosteloos kunt wijzigen of annuleren.</li>
</ul>
<h2>Plan je tijd ruim</h2>
<p>Wees voor een vlucht binnen Europa twee uur van tevoren in de vertrekhal, en drie uur voor een intercontinentale vlucht. Tel daar de tijd voor het parkeren en de rit naar de terminal bij op. Reken voor de terugreis vanaf de landing op drie kwartier tot een uur voordat je bij je auto bent.</p>
<h2>Zo reserveer je</h2>
<p>Kies je luchthaven, zet de parkeerterreinen naast elkaar en klik door naar de aanbieder die bij je reis past. Daar reserveer je rechtstreeks, voor dezelfde prijs als wanneer je er zelf naartoe was gegaan. Bewaar de bevestiging op je telefoon, dan heb je haar bij de inrit meteen bij de hand.</p>
`.trim()

/**
 * The text of a post, or the default one. An empty editor still leaves `<p></p>`, and a response
 * may have no text at all.
 */
export function postText(content: string | null | undefined): string {
  if (!content) return defaultContent
  const isWritten = plainText(content) !== '' || content.includes('<img')
  return isWritten ? content : defaultContent
}
