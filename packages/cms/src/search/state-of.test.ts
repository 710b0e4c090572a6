import { calls } from '@rathausplatz/contract'
import { describe, expect, it } from 'vitest'
import { testTown, veranstaltung } from '../test-town.ts'

const concert = (titel: string, more: object = {}) =>
  veranstaltung(titel, '2026-12-13T17:00:00+01:00', { datum_bis: '2026-12-13T18:30:00+01:00', ...more })
const meeting = (titel: string, more: object = {}) => ({
  titel,
  slug: titel.toLowerCase(),
  gremium: 'gemeinderat',
  behandlung: 'oeffentlich',
  datum_von: '2026-12-17T18:00:00+01:00',
  ort: 'Rathaus',
  ...more,
})
const grund = 'Die Halle ist gesperrt.'
const serie = { regel: { art: 'WOECHENTLICH', wochentage: ['SONNTAG'] }, anzahl: 3 }

async function saidOf(q: string, records: Parameters<typeof testTown>[0]) {
  const { call } = await testTown(records)
  const { data } = await call(calls.suche, { query: { q } })
  return data.map(({ auszug }) => auszug.map(({ text }) => text).join(''))[0] ?? 'nothing found'
}

describe('P18: a hit says that its event or meeting does not take place as planned', () => {
  it.each([
    ['cancelled', { entfaellt: true, grund }, 'Entfällt: Sonntag, 13. Dezember 2026. '],
    ['cancelled without a reason', { entfaellt: true }, 'Entfällt: Sonntag, 13. Dezember 2026. '],
    ['cancelled, with a text', { entfaellt: true, grund, text: '<p>Lieder</p>' }, 'Entfällt: Sonntag, '],
  ])('an event that is %s', async (_, more, said) => {
    const text = await saidOf('Winterkonzert', { veranstaltung: [concert('Winterkonzert', more)] })
    expect(text).toMatch(new RegExp(`^${said}`))
  })

  it.each([[{}], [{ entfaellt: false }]])('an event that takes place says nothing: %j', async more => {
    const text = await saidOf('Winterkonzert', { veranstaltung: [concert('Winterkonzert', more)] })
    expect(text).not.toContain('ntfällt')
    expect(text).not.toBe('nothing found')
  })

  it.each([
    [{ zustand: 'abgesagt', grund }, 'Diese Sitzung ist abgesagt.'],
    [{ zustand: 'verschoben', grund }, 'Diese Sitzung ist verschoben.'],
    [{ verlegt_von: '2026-12-03T18:00:00+01:00', grund }, 'Verlegt vom 03.12.2026.'],
  ])('a meeting: %j', async (more, said) => {
    const records = {
      gremium: [{ name: 'Gemeinderat', art: 'gemeinderat' }],
      sitzung: [meeting('Haushaltssitzung', more)],
    }
    expect((await saidOf('Haushaltssitzung', records)).startsWith(said)).toBe(true)
  })

  it('a meeting that takes place says nothing', async () => {
    const records = {
      gremium: [{ name: 'Gemeinderat', art: 'gemeinderat' }],
      sitzung: [meeting('Haushaltssitzung')],
    }
    expect(await saidOf('Haushaltssitzung', records)).not.toMatch(/Diese Sitzung|Verlegt/)
  })

  it('a cancelled series names all dates', async () => {
    const text = await saidOf('Singkreis', {
      veranstaltung: [concert('Singkreis', { entfaellt: true, grund, serie })],
    })
    expect(text).toMatch(/^Entfällt: alle Termine\./)
  })
})
