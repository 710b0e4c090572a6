import { describe, expect, test } from 'vitest'
import {
  moeglicheSchadenschritte,
  type Schadensbeteiligt,
  type Schadenschritt,
  type Schadenslage,
  type Schadenstand,
  schadenBrauchtGrund,
  schadenschritteNamen,
  schadenstandNach,
} from './schaden.ts'

const at = (stand: Schadenstand, more: Partial<Schadenslage> = {}): Schadenslage => ({
  stand,
  oeffentlich: false,
  doppelt: false,
  geoeffnet: 0,
  beendetVorTagen: null,
  ...more,
})
const everybody = ['melder', 'stadt', 'uhr'] as const

/** All states of a report, and the next state for each step and person. All other steps are refused. */
const life: [
  string,
  Schadenslage,
  Record<Schadensbeteiligt, Partial<Record<Schadenschritt, Schadenstand>>>,
][] = [
  [
    'new',
    at('eingegangen'),
    {
      melder: {},
      stadt: {
        bestaetigen: 'bestaetigt',
        beginnen: 'in_arbeit',
        mitteilen: 'eingegangen',
        erledigen: 'erledigt',
        ablehnen: 'abgelehnt',
        zusammenlegen: 'abgelehnt',
        zeigen: 'eingegangen',
        loeschen: 'eingegangen',
      },
      uhr: { loeschen: 'eingegangen' },
    },
  ],
  [
    'confirmed and public',
    at('bestaetigt', { oeffentlich: true }),
    {
      melder: {},
      stadt: {
        beginnen: 'in_arbeit',
        mitteilen: 'bestaetigt',
        erledigen: 'erledigt',
        ablehnen: 'abgelehnt',
        zusammenlegen: 'abgelehnt',
        zeigen: 'bestaetigt',
        verbergen: 'bestaetigt',
        loeschen: 'bestaetigt',
      },
      uhr: { loeschen: 'bestaetigt' },
    },
  ],
  [
    'being repaired',
    at('in_arbeit'),
    {
      melder: {},
      stadt: {
        mitteilen: 'in_arbeit',
        erledigen: 'erledigt',
        ablehnen: 'abgelehnt',
        zusammenlegen: 'abgelehnt',
        zeigen: 'in_arbeit',
        loeschen: 'in_arbeit',
      },
      uhr: { loeschen: 'in_arbeit' },
    },
  ],
  [
    'done',
    at('erledigt', { beendetVorTagen: 60 }),
    {
      melder: { wieder_oeffnen: 'wieder_geoeffnet' },
      stadt: { wieder_oeffnen: 'wieder_geoeffnet', zeigen: 'erledigt', loeschen: 'erledigt' },
      uhr: { loeschen: 'erledigt' },
    },
  ],
  [
    'done long ago',
    at('erledigt', { beendetVorTagen: 61 }),
    {
      melder: {},
      stadt: { wieder_oeffnen: 'wieder_geoeffnet', zeigen: 'erledigt', loeschen: 'erledigt' },
      uhr: { loeschen: 'erledigt' },
    },
  ],
  [
    'refused, and reopened three times',
    at('abgelehnt', { beendetVorTagen: 0, geoeffnet: 3 }),
    {
      melder: {},
      stadt: { wieder_oeffnen: 'wieder_geoeffnet', zeigen: 'abgelehnt', loeschen: 'abgelehnt' },
      uhr: { loeschen: 'abgelehnt' },
    },
  ],
  [
    'merged into another',
    at('abgelehnt', { beendetVorTagen: 0, doppelt: true }),
    {
      melder: {},
      stadt: { wieder_oeffnen: 'wieder_geoeffnet', zeigen: 'abgelehnt', loeschen: 'abgelehnt' },
      uhr: { loeschen: 'abgelehnt' },
    },
  ],
  [
    'reopened',
    at('wieder_geoeffnet', { geoeffnet: 1 }),
    {
      melder: {},
      stadt: {
        bestaetigen: 'bestaetigt',
        beginnen: 'in_arbeit',
        mitteilen: 'wieder_geoeffnet',
        erledigen: 'erledigt',
        ablehnen: 'abgelehnt',
        zusammenlegen: 'abgelehnt',
        zeigen: 'wieder_geoeffnet',
        loeschen: 'wieder_geoeffnet',
      },
      uhr: { loeschen: 'wieder_geoeffnet' },
    },
  ],
]

describe.each(life)('A damage report that is %s', (_, lage, expected) => {
  test.each(everybody)('by %s: every step leads to its state in the table or is refused', wer => {
    const led = Object.fromEntries(
      schadenschritteNamen.flatMap(schritt => {
        const stand = schadenstandNach(lage, schritt, wer)
        return stand === undefined ? [] : [[schritt, stand]]
      }),
    )
    expect(led).toEqual(expected[wer])
    expect(moeglicheSchadenschritte(lage, wer)).toEqual(Object.keys(led))
  })
})

test('Finishing, refusing, reopening and informing need a reason', () => {
  expect(schadenschritteNamen.filter(schadenBrauchtGrund)).toEqual([
    'mitteilen',
    'erledigen',
    'ablehnen',
    'wieder_oeffnen',
  ])
})
