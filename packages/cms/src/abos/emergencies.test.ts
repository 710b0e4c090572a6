import { describe, expect, test } from 'vitest'
import { value } from '../store/testing/town.ts'
import { streetKey } from './streets.ts'
import { author, hinweis, newsTown } from './testing/news-town.ts'
import { offeredTopics, topicOfStreet } from './topics.ts'

const WATER = { stufe: 'notfall', text: 'Kochen Sie das Wasser ab, bevor Sie es trinken.' }
const WICHTIG = { stufe: 'wichtig' }
const NOON = '2026-11-20T12:00:30.000Z'
const LATER = '2026-11-20T13:00:00.000Z'
const EVENING = '2026-11-20T18:00:00.000Z'

/** A town with an emergency that a subscriber was told of. */
async function emergencyTown(how: object = {}) {
  const town = await newsTown()
  await town.subscriber('a@example.org', 'hinweis')
  await town.subscriber('b@example.org', 'aktuelles')
  const id = await town.publish('hinweis', hinweis('Wasser abkochen', WATER), how)
  await town.look(NOON)
  let baseRevision = 1
  const change = async (data: object) => {
    const { draft_revision } = value(
      await town.store.saveDraft(id, { data: data as never, baseRevision, author }),
    )
    baseRevision = draft_revision
    value(await town.store.publish(id, { author }))
  }
  return { ...town, id, change }
}

describe('P7: the correction and the end of an emergency reach those who were told of it', () => {
  test('its subject says that it is an emergency, and its mail does not wait for others', async () => {
    const town = await emergencyTown()
    expect(await town.told()).toEqual(['a@example.org: Notfall: Wasser abkochen'])
    const [mail] = await town.mails()
    expect(mail).toMatchObject({ nachrangig: 0 })
    expect(mail?.text).toMatch(/^Guten Tag,\n\neine wichtige Nachricht (?:der|von) .+:\n\n/)
  })

  test('a correction is told once; the same words published again are none', async () => {
    const town = await emergencyTown()
    await town.change(hinweis('Wasser abkochen', WATER))
    await town.look('2026-11-20T12:30:00.000Z')
    expect(await town.mails()).toHaveLength(1)
    await town.change(hinweis('Wasser abkochen', { ...WATER, text: 'Nur in der Oberstadt.' }))
    await town.look(LATER)
    await town.look(EVENING)
    expect((await town.told()).slice(1)).toEqual(['a@example.org: Notfall, neuer Stand: Wasser abkochen'])
    expect((await town.mails())[1]?.text).toContain('– Notfall, neuer Stand: Wasser abkochen\n')
    expect((await town.mails())[1]?.text).toContain(
      '  Veröffentlicht am Freitag, 20. November 2026\n  Nur in der Oberstadt.\n',
    )
  })

  test.each([
    ['is withdrawn', async ({ store, id }) => value(await store.unpublish(id, { author }))],
    ['is deleted', async ({ store, id }) => value(await store.remove(id, { author }))],
  ] as [string, (town: Awaited<ReturnType<typeof emergencyTown>>) => Promise<unknown>][])(
    'its end is told if it %s, once, and never as news',
    async (_, end) => {
      const town = await emergencyTown()
      await end(town)
      await town.look(LATER)
      for (let day = 21; day < 24; day++) await town.look(`2026-11-${day}T15:00:00.000Z`)
      expect((await town.told()).slice(1)).toEqual(['a@example.org: Notfall beendet: „Wasser abkochen“'])
      const text = (await town.mails())[1]?.text
      expect(text).toContain('  Dieser Hinweis gilt nicht mehr.')
      expect(text).not.toContain('Veröffentlicht am')
    },
  )

  test('N5: a time that is over is told as such, with the moment that the first mail named', async () => {
    const town = await emergencyTown({ gueltig_bis: '2026-11-20T15:00:00+01:00' })
    expect((await town.mails())[0]?.text).toContain(
      'trinken. Gilt bis Freitag, 20. November 2026 um 15:00 Uhr.\n',
    )
    await town.look(LATER)
    expect(await town.mails()).toHaveLength(1)
    await town.look(EVENING)
    await town.look('2026-11-21T18:00:00.000Z')
    expect((await town.told()).slice(1)).toEqual(['a@example.org: Hinweis abgelaufen: „Wasser abkochen“'])
    const text = (await town.mails())[1]?.text
    expect(text).toContain('  Dieser Hinweis galt bis Freitag, 20. November 2026 um 15:00 Uhr.')
    expect(text).toContain('Das ist keine Entwarnung.')
    expect(text).not.toContain('Veröffentlicht am')
  })

  test.each([
    ['2026-11-20T16:00:00+01:00', 'Gilt bis Freitag, 20. November 2026 um 16:00 Uhr.'],
    [null, 'trinken.\n'],
  ])('N5: another end (%s) is a correction', async (gueltig_bis, words) => {
    const town = await emergencyTown({ gueltig_bis: '2026-11-20T15:00:00+01:00' })
    value(await town.store.publish(town.id, { author, gueltig_bis }))
    await town.look(LATER)
    expect((await town.told()).slice(1)).toEqual(['a@example.org: Notfall, neuer Stand: Wasser abkochen'])
    expect((await town.mails())[1]?.text).toContain(words)
  })

  test('a level that is not followed ends it with the words of now; a higher one begins it', async () => {
    const town = await emergencyTown()
    await town.change(
      hinweis('Wasser ist wieder „sauber“', { ...WICHTIG, text: 'Die Proben sind in Ordnung.' }),
    )
    await town.look(LATER)
    expect((await town.told()).slice(1)).toEqual([
      'a@example.org: Notfall beendet: „Wasser ist wieder ‚sauber‘“',
    ])
    expect((await town.mails())[1]?.text).toContain('Die Proben sind in Ordnung.')
    expect((await town.mails())[1]?.text).not.toContain('Veröffentlicht am')
    await town.change(hinweis('Wieder abkochen', WATER))
    await town.look(EVENING)
    expect((await town.told()).slice(2)).toEqual(['a@example.org: Notfall: Wieder abkochen'])
  })

  test.each([
    ['dringend', 'Hinweis, neuer Stand: Wasser abkochen'],
    ['wichtig', 'Notfall beendet: „Wasser abkochen“'],
    ['information', 'Notfall beendet: „Wasser abkochen“'],
  ])('N9: the same words at the level %s: %s, with the rank of an emergency', async (stufe, subject) => {
    const town = await emergencyTown()
    await town.change(hinweis('Wasser abkochen', { ...WATER, stufe }))
    await town.look(LATER)
    await town.look(EVENING)
    expect((await town.told()).slice(1)).toEqual([`a@example.org: ${subject}`])
    expect((await town.mails())[1]).toMatchObject({ nachrangig: 0 })
    expect((await town.mails())[1]?.text).toContain(`– ${subject}\n`)
  })

  test('published again on the same day, it is told again', async () => {
    const town = await emergencyTown()
    value(await town.store.unpublish(town.id, { author }))
    await town.look(LATER)
    value(await town.store.publish(town.id, { author }))
    await town.look(EVENING)
    expect((await town.told()).slice(1)).toEqual([
      'a@example.org: Notfall beendet: „Wasser abkochen“',
      'a@example.org: Notfall: Wasser abkochen',
    ])
  })

  test('a notice of a lower level is told once: no mail about a correction or its end', async () => {
    const town = await newsTown()
    await town.subscriber('a@example.org', 'hinweis')
    const id = await town.publish('hinweis', hinweis('Das Freibad ist geschlossen', WICHTIG))
    await town.look(NOON)
    const data = hinweis('Das Freibad ist heute geschlossen', WICHTIG) as never
    value(await town.store.saveDraft(id, { data, baseRevision: 1, author }))
    value(await town.store.publish(id, { author }))
    await town.look(LATER)
    value(await town.store.unpublish(id, { author }))
    await town.look(EVENING)
    expect(await town.told()).toEqual(['a@example.org: Hinweis: Das Freibad ist geschlossen'])
  })

  test('what nobody was told of needs no end', async () => {
    const town = await newsTown()
    await town.subscriber('a@example.org', 'hinweis')
    const id = await town.publish('hinweis', hinweis('Irrtum', WATER))
    value(await town.store.unpublish(id, { author }))
    await town.look(NOON)
    expect(await town.told()).toEqual([])
  })

  test('a correction reaches the streets that it names and those that it named before', async () => {
    const town = await emergencyTown()
    await town.subscriber('alt@example.org', topicOfStreet(streetKey('Kelterstraße')))
    await town.subscriber('neu@example.org', topicOfStreet(streetKey('Bachstraße')))
    await town.change(hinweis('Wasser abkochen', { ...WATER, text: 'In der Kelterstraße.' }))
    await town.look(LATER)
    await town.change(hinweis('Wasser abkochen', { ...WATER, text: 'In der Bachstraße.' }))
    await town.look(EVENING)
    expect((await town.told()).slice(1)).toEqual([
      'a@example.org: Notfall, neuer Stand: Wasser abkochen',
      'alt@example.org: Notfall, neuer Stand: Wasser abkochen',
      'a@example.org: Notfall, neuer Stand: Wasser abkochen',
      'alt@example.org: Notfall, neuer Stand: Wasser abkochen',
      'neu@example.org: Notfall, neuer Stand: Wasser abkochen',
    ])
  })

  test('with other notices in one mail, the subject is that of the emergency', async () => {
    const town = await newsTown()
    await town.subscriber('a@example.org', 'hinweis')
    await town.publish('hinweis', hinweis('Das Freibad ist geschlossen'))
    await town.publish('hinweis', hinweis('Wasser abkochen', WATER))
    await town.look(NOON)
    expect(await town.told()).toEqual(['a@example.org: Notfall: Wasser abkochen'])
  })
})

const OUTAGE = { text: 'Wer auf Geräte angewiesen ist, ruft 030 23125-112 an.' }
type Change = (town: { change: (data: object) => Promise<void>; end: () => Promise<void> }) => Promise<void>

describe('N5: what became of a notice that was mailed at once is mailed too', () => {
  test.each([
    [
      'a corrected number',
      async t => t.change(hinweis('Strom weg', { text: 'Ruft 030 23125-120 an.' })),
      ['Hinweis, neuer Stand: Strom weg'],
    ],
    ['the same words', async t => t.change(hinweis('Strom weg', OUTAGE)), []],
    ['its end', async t => t.end(), ['Hinweis gilt nicht mehr: „Strom weg“']],
    [
      'a lower level, of which nothing more is told',
      async t => {
        await t.change(hinweis('Strom ist wieder da', WICHTIG))
        await t.change(hinweis('Strom ist überall wieder da', WICHTIG))
        await t.end()
      },
      ['Hinweis, neuer Stand: Strom ist wieder da'],
    ],
    [
      'an emergency, and urgent again',
      async t => {
        await t.change(hinweis('Strom weg', WATER))
        await t.change(hinweis('Strom kommt', OUTAGE))
        await t.change(hinweis('Strom kommt bald', OUTAGE))
        await t.end()
      },
      [
        'Notfall: Strom weg',
        'Hinweis, neuer Stand: Strom kommt',
        'Hinweis, neuer Stand: Strom kommt bald',
        'Hinweis gilt nicht mehr: „Strom kommt bald“',
      ],
    ],
  ] as [string, Change, string[]][])('%s', async (_, happens, subjects) => {
    const town = await newsTown()
    await town.subscriber('a@example.org', 'hinweis')
    const id = await town.publish('hinweis', hinweis('Strom weg', OUTAGE))
    await town.look(NOON)
    let baseRevision = 1
    let hour = 13
    const looked = () => town.look(`2026-11-20T${hour++}:00:00.000Z`)
    await happens({
      async change(data) {
        const saved = await town.store.saveDraft(id, { data: data as never, baseRevision, author })
        baseRevision = value(saved).draft_revision
        value(await town.store.publish(id, { author }))
        await looked()
      },
      async end() {
        value(await town.store.unpublish(id, { author }))
        await looked()
      },
    })
    await town.look('2026-11-22T18:00:00.000Z')
    const told = ['Hinweis: Strom weg', ...subjects].map(subject => `a@example.org: ${subject}`)
    expect(await town.told()).toEqual(told)
  })

  test('its time is over', async () => {
    const town = await newsTown()
    await town.subscriber('a@example.org', 'hinweis')
    await town.publish('hinweis', hinweis('„Rote“ Brücke gesperrt', OUTAGE), {
      gueltig_bis: '2026-11-20T15:00:00+01:00',
    })
    await town.look(NOON)
    await town.look(EVENING)
    expect((await town.told()).slice(1)).toEqual([
      'a@example.org: Hinweis abgelaufen: „‚Rote‘ Brücke gesperrt“',
    ])
    const text = (await town.mails())[1]?.text
    expect(text).toContain('Dieser Hinweis galt bis Freitag, 20. November 2026 um 15:00 Uhr.')
    expect(text).not.toContain('Entwarnung')
  })

  test('a higher level is told to those who know the lower one', async () => {
    const town = await newsTown()
    await town.subscriber('a@example.org', 'hinweis')
    const id = await town.publish('hinweis', hinweis('Strom weg', WICHTIG))
    await town.look(NOON)
    const data = hinweis('Strom in der ganzen Stadt weg', OUTAGE) as never
    value(await town.store.saveDraft(id, { data, baseRevision: 1, author }))
    value(await town.store.publish(id, { author }))
    await town.look(LATER)
    expect((await town.told()).slice(1)).toEqual([
      'a@example.org: Hinweis, neuer Stand: Strom in der ganzen Stadt weg',
    ])
  })
})

test('P7: a notice of a house reaches those who want everything, and those who want this house', async () => {
  const town = await newsTown()
  await town.subscriber('alles@example.org', 'hinweis')
  await town.subscriber('bad@example.org', 'hinweis/ort:freibad')
  await town.subscriber('schule@example.org', 'hinweis/ort:schillerschule')
  await town.subscriber('stadt@example.org', 'hinweis/ort:default')
  await town.publish('hinweis', hinweis('Rohrbruch', { wo: 'schillerschule' }))
  await town.look(NOON)
  expect(await town.told()).toEqual([
    'alles@example.org: Hinweis: Rohrbruch',
    'schule@example.org: Hinweis: Rohrbruch',
  ])
  await town.publish('hinweis', hinweis('Glatte Straßen'))
  await town.look(LATER)
  expect((await town.told()).slice(2)).toEqual([
    'alles@example.org: Hinweis: Glatte Straßen',
    'stadt@example.org: Hinweis: Glatte Straßen',
  ])
  const [notices] = await offeredTopics(town.store)
  expect(notices?.themen.slice(0, 3)).toEqual([
    { thema: 'hinweis', titel: 'Alle eiligen Hinweise, sofort' },
    { thema: 'hinweis/ort:default', titel: 'Die ganze Stadt' },
    { thema: 'hinweis/ort:buecherei', titel: 'Stadtbücherei' },
  ])
})
