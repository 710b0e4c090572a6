import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { deskTown } from './testing/desk-town.ts'

const einreichung = (number: number) => `0199aa10-7c1e-7d3a-9f51-${String(number).padStart(12, '0')}`

/** A town with so many messages, and their numbers. */
async function townWith(count: number) {
  const town = await deskTown()
  const vorgaenge: string[] = []
  for (let number = 1; number <= count; number++) {
    const body = { einreichung: einreichung(number), nachricht: `Frage ${number}`, ...erika }
    vorgaenge.push((await town.call(calls.kontakt, { body })).vorgang)
  }
  const [first = '', second = ''] = vorgaenge
  const list = (who: 'post' | 'leitung', stand: string) =>
    town
      .as(who)
      .call('redaktionNachrichten', { query: { stand } })
      .then(({ data }) => data.map(({ nachricht }) => nachricht).toSorted())
  const step = (who: 'post' | 'leitung', vorgang: string, body: object) =>
    town.as(who).call('redaktionNachrichtBearbeiten', { params: { vorgang }, body })
  return { ...town, first, second, list, step }
}
const erika = { anlass: 'frage' as const, name: 'Erika', email: 'erika@example.org', telefon: '', seite: '' }

describe('Messages of visitors', () => {
  test('are somebody’s, done with, and nobody’s again; lists and numbers follow', async () => {
    const { as, first, second, list, step } = await townWith(3)
    const taken = await step('post', first, { grundfassung: 1, schritt: 'uebernehmen' })
    expect(taken.bearbeitung).toEqual({
      stand: 'in_arbeit',
      zustaendig: { id: 'id-post', name: 'Name von post', ich: true },
      notiz: '',
      fassung: 2,
      zuletzt: { am: '2026-11-20T08:00:00.000Z', von: { id: 'id-post', name: 'Name von post' } },
    })
    await step('leitung', second, { grundfassung: 1, schritt: 'erledigen' })
    expect(await list('post', 'neu')).toEqual(['Frage 3'])
    expect(await list('post', 'offen')).toEqual(['Frage 1', 'Frage 3'])
    expect(await list('post', 'meine')).toEqual(['Frage 1'])
    expect(await list('leitung', 'meine')).toEqual([])
    expect(await list('leitung', 'in_arbeit')).toEqual(['Frage 1'])
    expect(await list('leitung', 'erledigt')).toEqual(['Frage 2'])
    expect(await list('leitung', 'alle')).toHaveLength(3)
    const numbers = async (who: 'post' | 'leitung') => (await as(who).call('redaktionNachrichten', {})).anzahl
    expect(await numbers('post')).toEqual({ neu: 1, in_arbeit: 1, meine: 1 })
    expect(await numbers('leitung')).toEqual({ neu: 1, in_arbeit: 1, meine: 0 })
    const given = await step('post', first, { grundfassung: 2, schritt: 'abgeben' })
    expect(given.bearbeitung).toMatchObject({ stand: 'neu', zustaendig: null, fassung: 3 })
  })

  test('two take the same one at the same moment: one has it, the other is told who', async () => {
    const { as, first, step } = await townWith(1)
    const take = { grundfassung: 1, schritt: 'uebernehmen' }
    const [one, other] = await Promise.allSettled([step('post', first, take), step('leitung', first, take)])
    expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    const { bearbeitung } = await as('post').call('redaktionNachricht', { params: { vorgang: first } })
    expect(bearbeitung.fassung).toBe(2)
    const slow = bearbeitung.zustaendig?.id === 'id-post' ? 'leitung' : 'post'
    const refused = await as(slow).refusal('redaktionNachrichtBearbeiten', {
      params: { vorgang: first },
      body: take,
    })
    expect([refused.code, refused.message]).toEqual([
      'konflikt',
      expect.stringContaining(bearbeitung.zustaendig?.name ?? '?'),
    ])
  })

  test('a step that is sent again because its answer got lost is done once', async () => {
    const { first, step } = await townWith(1)
    const take = { grundfassung: 1, schritt: 'uebernehmen', notiz: 'Bauhof fragt nach' }
    const taken = await step('post', first, take)
    expect(await step('post', first, take)).toEqual(taken)
  })

  test('a note stays with its message, whoever takes it over', async () => {
    const { first, step } = await townWith(1)
    await step('post', first, { grundfassung: 1, notiz: 'Angerufen, niemand da' })
    const { bearbeitung } = await step('leitung', first, { grundfassung: 2, schritt: 'uebernehmen' })
    expect(bearbeitung).toMatchObject({ notiz: 'Angerufen, niemand da', zustaendig: { id: 'id-leitung' } })
    const emptied = await step('leitung', first, { grundfassung: 3, notiz: '' })
    expect(emptied.bearbeitung).toMatchObject({ notiz: '', stand: 'in_arbeit' })
  })

  test('are for those who answer them; one that is gone is told to be gone', async () => {
    const { as, first } = await townWith(1)
    const params = { vorgang: first }
    const body = { grundfassung: 1, schritt: 'uebernehmen' }
    for (const who of ['chefin', 'autor', 'rat'] as const) {
      expect((await as(who).refusal('redaktionNachricht', { params })).code).toBe('nicht-erlaubt')
      expect((await as(who).refusal('redaktionNachrichtBearbeiten', { params, body })).code).toBe(
        'nicht-erlaubt',
      )
    }
    const gone = { vorgang: 'K-00000000' }
    expect((await as('post').refusal('redaktionNachricht', { params: gone })).code).toBe('nicht-gefunden')
    expect((await as('post').refusal('redaktionNachrichtBearbeiten', { params: gone, body })).code).toBe(
      'nicht-gefunden',
    )
    const long = await as('post').refusal('redaktionNachrichtBearbeiten', {
      params,
      body: { grundfassung: 1, notiz: 'a'.repeat(2_001) },
    })
    expect(long.code).toBe('anfrage-ungueltig')
  })
})
