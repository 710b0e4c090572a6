import { calls, isCmsError } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { deskTown } from '../editing/testing/desk-town.ts'
import { ok } from '../store/index.ts'
import { orThrow } from '../store/result.ts'
import { tablesOf } from './tables.ts'
import { forgetOldRemarks, forgetOldTallies } from './upkeep.ts'

const stadt = {
  name: 'Stadt Rebenau',
  anschrift: { location: '', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}
const seiten = ['/', '/rathaus', '/schillerschule/eltern', '/kontakt', '/intranet/neues', '/bauen'].map(
  pfad => ({
    pfad,
    title: `Seite ${pfad}`,
  }),
)

const openTown = (town: object = {}) => deskTown({ stadt: [{ ...stadt, ...town }], seite: seiten })
type Town = Awaited<ReturnType<typeof openTown>>

const answer = (town: Town, pfad: string, more: object = {}, sender = '192.0.2.7') =>
  town.call(calls.rueckmeldung, { body: { pfad, hilfreich: false, ...more }, sender })
const refused = (asked: Promise<unknown>) =>
  asked.then(
    () => 'taken',
    (error: unknown) => (isCmsError(error) ? error.code : error),
  )
const pages = async (town: Town, who: 'chefin' | 'schule' | 'post' = 'chefin', query: object = {}) =>
  (await town.as(who).call('redaktionRueckmeldungen', { query })).data.map(
    ({ pfad, ja, nein, offene_texte }) => [pfad, ja, nein, offene_texte],
  )
const texts = async (town: Town, who: 'chefin' | 'schule' | 'autor' = 'chefin', query: object = {}) =>
  (await town.as(who).call('redaktionRueckmeldungTexte', { query })).data
const stored = async (town: Town) => {
  const db = tablesOf(town.store.database.read)
  return {
    tallies: await db.selectFrom('rueckmeldungen').selectAll().execute(),
    texts: await db.selectFrom('rueckmeldung_texte').selectAll().execute(),
  }
}

describe('„War diese Seite hilfreich?“', () => {
  test('stores a count per page and day, and nothing about visitors but their texts', async () => {
    const town = await openTown()
    await answer(town, '/rathaus', { hilfreich: true })
    await answer(town, '/rathaus')
    await answer(town, '/rathaus', { text: ' Wo ist der Aufzug?\u202e ', nachtrag: true })
    const { tallies, texts } = await stored(town)
    expect(tallies).toEqual([{ document_id: expect.any(String), tag: '2026-11-20', ja: 1, nein: 1 }])
    expect(texts).toEqual([
      {
        id: expect.any(String),
        document_id: tallies[0]?.document_id,
        tag: '2026-11-20',
        hilfreich: 0,
        text: 'Wo ist der Aufzug?',
        erledigt: 0,
      },
    ])
  })

  test('counts concurrent answers', async () => {
    const town = await openTown()
    await Promise.all(Array.from({ length: 20 }, () => answer(town, '/bauen')))
    expect(await pages(town)).toEqual([['/bauen', 0, 20, 0]])
  })

  test('an answer is accepted for public content pages, but not for the home page, forms, internal or missing pages', async () => {
    const town = await openTown()
    for (const pfad of ['/', '/kontakt', '/intranet/neues', '/gibt-es-nicht', '/rathaus/..', '/%2e%2e/x'])
      expect(await refused(answer(town, pfad)), pfad).toBe('nicht-gefunden')
    for (const pfad of [
      'rathaus',
      '//evil.example',
      'https://evil.example',
      '/a\r\nb',
      `/${'a'.repeat(600)}`,
      '',
    ])
      expect(await refused(answer(town, pfad)), pfad).toBe('anfrage-ungueltig')
    expect((await stored(town)).tallies).toEqual([])
  })

  test('is not accepted if the town does not ask', async () => {
    const town = await openTown({ rueckmeldungen: false })
    expect(await refused(answer(town, '/rathaus'))).toBe('nicht-gefunden')
    expect((await town.call(calls.stadt, {})).rueckmeldungen).toBe(false)
  })

  test('is asked by default (town record without a setting)', async () => {
    expect((await (await openTown()).call(calls.stadt, {})).rueckmeldungen).toBe(true)
  })

  test('accepts texts of up to 500 characters, and refuses longer and invisible ones', async () => {
    const town = await openTown()
    expect(await refused(answer(town, '/bauen', { text: 'ä'.repeat(501) }))).toBe('anfrage-ungueltig')
    await answer(town, '/bauen', { text: 'ä'.repeat(500) })
    for (const text of ['', '   ', '\u200b\u2060 \u3164', '\u0301'])
      expect(await refused(answer(town, '/bauen', { text, nachtrag: true })), text).toBe('anfrage-ungueltig')
    await answer(town, '/bauen', { text: '<script>alert(1)</script>=cmd|x' })
    expect((await texts(town)).map(({ text }) => text).toSorted()).toEqual([
      '<script>alert(1)</script>=cmd|x',
      'ä'.repeat(500),
    ])
  })

  test('is limited per sender; other senders are not affected', async () => {
    const town = await openTown()
    for (let times = 0; times < 40; times++) await answer(town, '/bauen')
    expect(await refused(answer(town, '/bauen'))).toBe('zu-viele')
    expect(await refused(answer(town, '/bauen', {}, '198.51.100.4'))).toBe('taken')
  })

  test('accepts at most fifty texts per page and day, and later senders get a message about the limit', async () => {
    const town = await openTown()
    for (let one = 0; one < 50; one++)
      await answer(town, '/bauen', { text: `Text ${one}` }, `10.${one % 7}.${one}.1`)
    for (const nachtrag of [true, false]) {
      const late = answer(town, '/bauen', { text: 'Zu spät', nachtrag }, '10.9.9.1')
      await expect(late).rejects.toMatchObject({
        code: 'zu-viele',
        message: expect.stringContaining('Zu dieser Seite sind heute schon sehr viele Texte eingegangen.'),
      })
    }
    await answer(town, '/bauen', {}, '10.9.9.1')
    expect(await pages(town)).toEqual([['/bauen', 0, 51, 50]])
  })

  test('accepts at most five texts per connection and fifteen per network, per page and day', async () => {
    const town = await openTown()
    const say = (sender: string) => answer(town, '/bauen', { text: 'Text' }, sender)
    for (let one = 0; one < 5; one++) await say('192.0.2.7')
    await expect(say('192.0.2.7')).rejects.toMatchObject({
      code: 'zu-viele',
      message: expect.stringContaining('von Ihrem Anschluss heute schon mehrere Texte'),
    })
    for (let one = 0; one < 10; one++) await say(`192.0.2.${one + 20}`)
    expect(await refused(say('192.0.2.99'))).toBe('zu-viele')
    // Further answers without a text are still accepted, and so are texts from another network.
    expect(await refused(answer(town, '/bauen', {}, '192.0.2.99'))).toBe('taken')
    expect(await refused(say('198.51.100.4'))).toBe('taken')
    const kept = await town.store.database.read
      .withTables<{ limits: { key: string } }>()
      .selectFrom('limits')
      .select('key')
      .execute()
    expect(kept.filter(({ key }) => key.startsWith('rueckmeldungstext:') && key.includes('192.0.2'))).toEqual(
      [],
    )
    town.pass(86_400)
    expect(await refused(say('192.0.2.7'))).toBe('taken')
  })

  test('stays with a page that moves', async () => {
    const town = await openTown()
    await answer(town, '/bauen', { text: 'Zu lang' })
    const [page] = (await town.as('chefin').call('redaktionRueckmeldungen', {})).data
    const body = { pfad: '/bauen-und-wohnen', grundfassung: 1 }
    await town.as('chefin').call('redaktionVerschieben', { params: { id: page?.id }, body })
    expect(await pages(town)).toEqual([['/bauen-und-wohnen', 0, 1, 1]])
    expect((await texts(town))[0]?.inhalt.pfad).toBe('/bauen-und-wohnen')
  })
})

describe('Editors', () => {
  const answered = async () => {
    const town = await openTown()
    for (const hilfreich of [true, true, false]) await answer(town, '/rathaus', { hilfreich })
    for (const hilfreich of [true, false, false]) await answer(town, '/bauen', { hilfreich })
    await answer(town, '/schillerschule/eltern', { text: 'Wann ist Elternabend?' })
    await answer(town, '/rathaus', { text: 'Wo ist der Aufzug?', nachtrag: true })
    return town
  }

  test('see the pages with the most negative answers first, by number or share', async () => {
    const town = await answered()
    expect(await pages(town)).toEqual([
      ['/bauen', 1, 2, 0],
      ['/rathaus', 2, 1, 1],
      ['/schillerschule/eltern', 0, 1, 1],
    ])
    expect((await pages(town, 'chefin', { nach: 'anteil' })).map(([pfad]) => pfad)).toEqual([
      '/schillerschule/eltern',
      '/bauen',
      '/rathaus',
    ])
    expect(await pages(town, 'chefin', { pro_seite: 1, seite: 2 })).toEqual([['/rathaus', 2, 1, 1]])
    town.pass(91 * 86_400)
    expect(await pages(town)).toEqual([])
  })

  test('see only their own sections: in the list of pages, in texts and at a document', async () => {
    const town = await answered()
    expect(await pages(town, 'schule')).toEqual([['/schillerschule/eltern', 0, 1, 1]])
    expect((await texts(town, 'schule')).map(({ text }) => text)).toEqual(['Wann ist Elternabend?'])
    const rathaus = (await texts(town)).find(({ text }) => text === 'Wo ist der Aufzug?')
    const of = { params: { id: rathaus?.inhalt.id } }
    expect(await town.as('chefin').call('redaktionRueckmeldungenZu', of)).toEqual({
      ja: 2,
      nein: 1,
      offene_texte: 1,
    })
    const { as } = town
    expect((await as('schule').refusal('redaktionRueckmeldungenZu', of)).code).toBe('nicht-gefunden')
    const about = { params: { id: rathaus?.id } }
    expect((await as('schule').refusal('redaktionRueckmeldungLoeschen', about)).code).toBe('nicht-gefunden')
    const done = { ...about, body: { erledigt: true } }
    expect((await as('schule').refusal('redaktionRueckmeldungErledigen', done)).code).toBe('nicht-gefunden')
    expect((await as('post').refusal('redaktionRueckmeldungen', {})).code).toBe('nicht-erlaubt')
  })

  test('mark a text as done or open, and delete it; the answer stays counted', async () => {
    const town = await answered()
    const [text] = await texts(town, 'schule')
    const as = town.as('schule')
    const mark = (erledigt: boolean) =>
      as.call('redaktionRueckmeldungErledigen', { params: { id: text?.id }, body: { erledigt } })
    expect((await mark(true)).erledigt).toBe(true)
    expect(await texts(town, 'schule')).toEqual([])
    expect(await texts(town, 'schule', { stand: 'erledigt' })).toHaveLength(1)
    expect((await mark(false)).erledigt).toBe(false)
    await as.call('redaktionRueckmeldungLoeschen', { params: { id: text?.id } })
    expect(await texts(town, 'schule', { stand: 'alle' })).toEqual([])
    expect(await pages(town, 'schule')).toEqual([['/schillerschule/eltern', 0, 1, 0]])
    const again = await as.refusal('redaktionRueckmeldungLoeschen', { params: { id: text?.id } })
    expect(again.code).toBe('nicht-gefunden')
  })

  test('page through texts', async () => {
    const town = await answered()
    const first = await town.as('chefin').call('redaktionRueckmeldungTexte', { query: { pro_seite: 1 } })
    expect([first.data.length, first.mehr]).toEqual([1, true])
    const second = await town
      .as('chefin')
      .call('redaktionRueckmeldungTexte', { query: { pro_seite: 1, seite: 2 } })
    expect([second.data.length, second.mehr]).toEqual([1, false])
    expect(second.data[0]?.id).not.toBe(first.data[0]?.id)
  })
})

test('The daily jobs delete texts after 180 days, and tallies after a year', async () => {
  const town = await openTown()
  await answer(town, '/rathaus', { text: 'Alt' })
  town.pass(86_400)
  await answer(town, '/rathaus', { text: 'Neuer' })
  const forget = (now: string) =>
    orThrow(
      town.store.database.write<void>(async db => {
        const about = { now: new Date(now), mark: null }
        for (const job of [forgetOldRemarks, forgetOldTallies]) while ((await job.step(db, about)).more);
        return ok(undefined)
      }),
    )
  const left = async () => {
    const { tallies, texts } = await stored(town)
    return [tallies.length, texts.map(({ text }) => text).toSorted()]
  }
  await forget('2027-05-19T12:00:00Z')
  expect(await left()).toEqual([2, ['Alt', 'Neuer']])
  await forget('2027-05-20T12:00:00Z')
  expect(await left()).toEqual([2, ['Neuer']])
  await forget('2027-11-21T12:00:00Z')
  expect(await left()).toEqual([1, []])
})
