import { notSentText } from '#app/site/contact/trouble.ts'

export const reportLead =
  'Zie je iets anders dan wij? Zeg het ons. We kijken het na en zetten de nieuwe datum erbij.'

export const reportNotSent = notSentText('je melding')
