import { describe, expect, test } from 'vitest'
import {
  type Beteiligt,
  type Lage,
  moeglicheSchritte,
  type Pinnwandschritt,
  type Pinnwandstand,
  pinnwandschritte,
  standNach,
} from './pinnwand.ts'

const at = (stand: Pinnwandstand, more: Partial<Lage> = {}): Lage => ({
  stand,
  gesperrt_von: null,
  stand_davor: null,
  verlaengert: 0,
  ...more,
})

/** All states of an entry, and the next state for each step and person. All other steps are refused. */
const life: [string, Lage, Record<Beteiligt, Partial<Record<Pinnwandschritt, Pinnwandstand>>>][] = [
  [
    'not confirmed',
    at('entwurf'),
    {
      verfasser: { bestaetigen: 'bestaetigt', aendern: 'entwurf', loeschen: 'entwurf' },
      stadt: { loeschen: 'entwurf' },
      uhr: { loeschen: 'entwurf' },
    },
  ],
  [
    'confirmed',
    at('bestaetigt'),
    {
      verfasser: { sperren: 'gesperrt', aendern: 'bestaetigt', loeschen: 'bestaetigt' },
      stadt: {
        freigeben: 'freigegeben',
        ablehnen: 'gesperrt',
        sperren: 'gesperrt',
        loeschen: 'bestaetigt',
      },
      uhr: { loeschen: 'bestaetigt' },
    },
  ],
  [
    'public',
    at('freigegeben'),
    {
      verfasser: {
        sperren: 'gesperrt',
        aendern: 'bestaetigt',
        verlaengern: 'freigegeben',
        loeschen: 'freigegeben',
      },
      stadt: { sperren: 'gesperrt', loeschen: 'freigegeben' },
      uhr: { ablaufen: 'abgelaufen', loeschen: 'freigegeben' },
    },
  ],
  [
    'public, and extended three times',
    at('freigegeben', { verlaengert: 3 }),
    {
      verfasser: { sperren: 'gesperrt', aendern: 'bestaetigt', loeschen: 'freigegeben' },
      stadt: { sperren: 'gesperrt', loeschen: 'freigegeben' },
      uhr: { ablaufen: 'abgelaufen', loeschen: 'freigegeben' },
    },
  ],
  [
    'locked by its author',
    at('gesperrt', { gesperrt_von: 'verfasser', stand_davor: 'freigegeben' }),
    {
      verfasser: { entsperren: 'freigegeben', aendern: 'gesperrt', loeschen: 'gesperrt' },
      stadt: { sperren: 'gesperrt', loeschen: 'gesperrt' },
      uhr: { loeschen: 'gesperrt' },
    },
  ],
  [
    'locked by the town',
    at('gesperrt', { gesperrt_von: 'stadt', stand_davor: 'freigegeben' }),
    {
      verfasser: { aendern: 'bestaetigt', loeschen: 'gesperrt' },
      stadt: { entsperren: 'freigegeben', loeschen: 'gesperrt' },
      uhr: { loeschen: 'gesperrt' },
    },
  ],
  [
    'locked by its author, and then by the town',
    at('gesperrt', { gesperrt_von: 'stadt', stand_davor: 'gesperrt' }),
    {
      verfasser: { aendern: 'bestaetigt', loeschen: 'gesperrt' },
      stadt: { entsperren: 'gesperrt', loeschen: 'gesperrt' },
      uhr: { loeschen: 'gesperrt' },
    },
  ],
  [
    'expired',
    at('abgelaufen'),
    {
      verfasser: { aendern: 'bestaetigt', verlaengern: 'freigegeben', loeschen: 'abgelaufen' },
      stadt: { loeschen: 'abgelaufen' },
      uhr: { loeschen: 'abgelaufen' },
    },
  ],
  [
    'public without an end',
    at('freigegeben', { verlaengert: null, steht: true }),
    {
      verfasser: { sperren: 'gesperrt', aendern: 'bestaetigt', loeschen: 'freigegeben' },
      stadt: { sperren: 'gesperrt', loeschen: 'freigegeben' },
      uhr: { loeschen: 'freigegeben' },
    },
  ],
  [
    'changed while its released version stays public',
    at('bestaetigt', { verlaengert: null, steht: true }),
    {
      verfasser: { sperren: 'gesperrt', aendern: 'bestaetigt', loeschen: 'bestaetigt' },
      stadt: {
        freigeben: 'freigegeben',
        ablehnen: 'freigegeben',
        sperren: 'gesperrt',
        loeschen: 'bestaetigt',
      },
      uhr: { loeschen: 'bestaetigt' },
    },
  ],
]

describe.each(life)('An entry that is %s', (_, lage, allowed) => {
  const cases = (['verfasser', 'stadt', 'uhr'] as const).flatMap(wer =>
    (Object.keys(pinnwandschritte) as Pinnwandschritt[]).map(
      schritt => [wer, schritt, allowed[wer][schritt]] as const,
    ),
  )
  test.each(cases)('by %s: the step %s leads to %s (undefined: refused)', (wer, schritt, stand) => {
    expect(standNach(lage, schritt, wer)).toBe(stand)
    expect(moeglicheSchritte(lage, wer).includes(schritt)).toBe(stand !== undefined)
  })
})
