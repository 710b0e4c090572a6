/** Shared values of the examples: a bicycle to give away. */

export const key = 'Q7mT2xVb9KcLpR4sWnYd6g3q2-7wAbCdEfGhIjKlMnOp'
export const form = '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d'

export const fahrrad = {
  nummer: 'P-7GQ2M9XD',
  rubrik: 'verschenke',
  titel: 'Kinderfahrrad, 20 Zoll',
  text: 'Gut in Schuss, der Sattel ist neu bezogen. Zum Abholen in der Altstadt.',
  ort: 'Altstadt',
  name: 'Erika',
  datum_von: '2026-11-20T08:00:00.000Z',
  laeuft_ab_am: '2026-12-20T08:00:00.000Z',
  detailURL: '/pinnwand/P-7GQ2M9XD',
} as const
