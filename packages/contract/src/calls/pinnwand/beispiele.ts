/** Shared values of the examples: a bicycle to give away. */

export const key = 'Q7mT2xVb9KcLpR4sWnYd6g3q2-7wAbCdEfGhIjKlMnOp'
export const form = '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d'
export const foto = {
  kennung: 'a2luZGVyZmFocnJhZC1yb3',
  beschreibung: 'Ein rotes Kinderfahrrad an einer Hauswand',
}

export const fahrrad = {
  nummer: 'P-7GQ2M9XD',
  rubrik: 'verschenke' as const,
  titel: 'Kinderfahrrad, 20 Zoll',
  text: 'Gut in Schuss, der Sattel ist neu bezogen. Zum Abholen in der Altstadt.',
  ort: 'Altstadt',
  name: 'Erika',
  datum_von: '2026-11-20T08:00:00.000Z',
  laeuft_ab_am: '2026-12-20T08:00:00.000Z',
  fotos: [foto],
  detailURL: '/pinnwand/P-7GQ2M9XD',
}
export const bild = {
  typ: 'image/jpeg',
  name: 'P-7GQ2M9XD.jpg',
  version: foto.kennung,
  bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
}
