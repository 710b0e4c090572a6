import type { Schadenschritt } from '../../vorgang/schaden.ts'

/** Shared values of the examples: a street light that is out. */

export const key = 'Q7mT2xVb9KcLpR4sWnYd6g3q2-7wAbCdEfGhIjKlMnOp'
export const foto = 'Zm90by1kZXItbGF0ZXJuZQ'
export const params = { nummer: 'S-7GQ2M9XD' }
export const form = '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d'

export const laterne = {
  nummer: params.nummer,
  kategorie: 'licht' as const,
  text: 'Die Laterne ist seit Tagen dunkel.',
  lage: { breite: 48.78983, laenge: 8.03888 },
  adresse: 'Spitalgasse 5',
  ort: '',
  angaben: { mast: 'RB-0417' },
  fotos: [foto],
  stand: 'in_arbeit' as const,
  grund: 'Das Ersatzteil ist bestellt.',
  doppelt_zu: null,
  erwartet_am: '2026-12-04',
  gemeldet_am: '2026-11-20T11:00:00.000Z',
  geaendert_am: '2026-11-21T08:30:00.000Z',
  detailURL: '/schaeden/S-7GQ2M9XD',
}
export const verlauf = [
  { am: laterne.gemeldet_am, stand: 'eingegangen' as const, text: '' },
  { am: laterne.geaendert_am, stand: 'in_arbeit' as const, text: laterne.grund },
]
export const eigener = {
  ...laterne,
  verlauf,
  oeffentlich: true,
  nachrichten: 'gefragt' as const,
  bestellbar: true,
  schritte: [] as Schadenschritt[],
  schluessel: key,
}
export const bild = {
  typ: 'image/jpeg',
  name: 'S-7GQ2M9XD.jpg',
  version: foto,
  bytes: new Uint8Array([0xff, 0xd8, 0xff, 0xd9]),
}
