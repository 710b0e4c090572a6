import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import { putMail } from '../outbox/put-mail.ts'
import { outboxJobs } from '../outbox/send-mails.ts'
import { mailServer } from '../outbox/testing/mail-server.ts'
import { ok } from '../store/index.ts'
import { value } from '../store/testing/town.ts'
import { artikel, veranstaltung } from '../test-town.ts'
import { announcements, dueInTheMorning } from './announce.ts'
import { streetKey } from './streets.ts'
import { author, hinweis, newsTown, silent, URL } from './testing/news-town.ts'
import { offeredTopics, topicOfStreet } from './topics.ts'

const notice = (titel: string, more: object = {}) => ({
  titel,
  art: 'Sonstige Bekanntmachung',
  datum_von: '2026-11-20T12:00:00+01:00',
  beschlossen_am: '2026-11-17',
  ausgefertigt_am: '2026-11-18',
  unterzeichnet_von: 'Dr. Eva Muster, Bürgermeisterin',
  text: '<p>Wortlaut</p>',
  ...more,
})
const MORNING = '2026-11-21T05:30:00.000Z'

describe('In the morning', () => {
  test('each subscriber gets one mail with everything newly public in their topics, also with several processes', async () => {
    const town = await newsTown()
    await town.subscriber('alles@example.org', 'aktuelles', 'veranstaltung', 'bekanntmachung')
    await town.subscriber('markt@example.org', 'veranstaltung/rubrik:Markt')
    await town.subscriber('gruppe@example.org', 'aktuelles/interessengruppe:3')
    await town.subscriber('strasse@example.org', topicOfStreet(streetKey('Kelterstr.')))
    await town.subscriber('eilig@example.org', 'hinweis')
    await town.publish(
      'aktuelles',
      artikel('Neuer Spielplatz', { einleitung: 'Er ist fertig.', interessengruppen_id: [3] }),
    )
    await town.publish('veranstaltung', veranstaltung('Wochenmarkt', '2026-11-28T08:00:00+01:00'))
    await town.publish(
      'veranstaltung',
      veranstaltung('Orgelkonzert', '2026-11-29T18:00:00+01:00', {
        rubriken: ['Konzert'],
        ort: 'Kelterstraße 1',
      }),
    )
    await town.publish('bekanntmachung', notice('Satzung über die Kelterstraße'))
    await town.look()
    await town.look('2026-11-21T05:29:59.000Z')
    expect(await town.told()).toEqual([])
    await town.look(MORNING)
    await town.look('2026-11-21T09:00:00.000Z')
    expect(await town.told()).toEqual([
      'alles@example.org: Stadt Rebenau: 4 neue Mitteilungen',
      'gruppe@example.org: Nachricht: Neuer Spielplatz',
      'markt@example.org: Veranstaltung: Wochenmarkt',
      'strasse@example.org: Bekanntmachung: Satzung über die Kelterstraße',
    ])
    const [all] = await town.mails()
    expect(all?.text).toContain(
      `NACHRICHTEN\n\n– Neuer Spielplatz\n  Mittwoch, 18. November 2026\n  Er ist fertig.\n  ${URL}/aktuelles/neuer-spielplatz\n`,
    )
    expect(all?.text).not.toContain('Altes')
    expect(all?.abbestellen).toMatch(new RegExp(`^${URL}/abo/abbestellen/[\\w-]{44}$`))
    expect(all?.text).toContain(`Abbestellen: ${all?.abbestellen}`)
    await town.look('2026-11-22T05:30:00.000Z')
    expect(await town.mails()).toHaveLength(4)
  })

  test('content is announced when it becomes visible, not if it was withdrawn before; a correction is not announced', async () => {
    const town = await newsTown()
    await town.subscriber('a@example.org', 'aktuelles', 'bekanntmachung')
    const planned = artikel('Geplant', { datum_von: '2026-11-22T08:00:00+01:00' })
    await town.publish('aktuelles', planned, { gueltig_von: '2026-11-22T08:00:00+01:00' })
    const gone = await town.publish('aktuelles', artikel('Weg'))
    value(await town.store.unpublish(gone, { author }))
    await town.publish('aktuelles', artikel('Vorbei'), { gueltig_bis: '2026-11-20T22:00:00+01:00' })
    const told = await town.publish('aktuelles', artikel('Falsch geschriben'))
    const withdrawn = await town.publish('bekanntmachung', notice('Zurückgenommen'))
    value(await town.store.unpublish(withdrawn, { author, reason: 'Falsche Karte' }))
    await town.look(MORNING)
    expect(await town.told()).toEqual(['a@example.org: Nachricht: Falsch geschriben'])
    value(
      await town.store.saveDraft(told, {
        data: artikel('Richtig geschrieben') as never,
        baseRevision: 1,
        author,
      }),
    )
    value(await town.store.publish(told, { author }))
    await town.look('2026-11-22T05:30:00.000Z')
    expect(await town.mails()).toHaveLength(1)
    await town.look('2026-11-23T05:30:00.000Z')
    expect((await town.told())[1]).toBe('a@example.org: Nachricht: Geplant')
    value(await town.store.publish(gone, { author }))
    await town.look('2026-11-24T05:30:00.000Z')
    expect((await town.told())[2]).toBe('a@example.org: Nachricht: Weg')
  })

  test('content dated long before its publication counts as taken over from elsewhere and is not announced', async () => {
    const town = await newsTown()
    await town.subscriber('a@example.org', 'aktuelles', 'veranstaltung')
    for (let number = 0; number < 30; number++)
      await town.publish('aktuelles', artikel(`Archiv ${number}`, { datum_von: '2024-05-01T08:00:00+02:00' }))
    await town.publish('veranstaltung', veranstaltung('Fest von gestern', '2025-07-01T08:00:00+02:00'))
    await town.look(MORNING)
    expect(await town.told()).toEqual([])
  })

  test('content that is withdrawn between collecting and writing is in no mail', async () => {
    const town = await newsTown()
    await town.subscriber('a@example.org', 'aktuelles')
    const ids = [
      await town.publish('aktuelles', artikel('Eins')),
      await town.publish('aktuelles', artikel('Zwei')),
    ]
    // The run collects the content, and it is withdrawn before the mails are written.
    const [, morning] = announcements({ keys: town.aboKeys, publicUrl: URL, log: silent })
    town.clock.set(MORNING)
    const about = { now: town.clock(), mark: '2026-11-20' }
    const step = (mark: string) =>
      town.database.write(async db => ok((await morning?.step(db, { ...about, mark }))?.mark ?? ''))
    const mark = value(await step(about.mark))
    value(await town.store.unpublish(ids[0] ?? '', { author }))
    value(await step(mark))
    expect(await town.told()).toEqual(['a@example.org: Nachricht: Zwei'])
  })

  test('many subscribers are served in small steps, and an interrupted step is repeated as a whole: no mail twice, none missing', async () => {
    const town = await newsTown()
    for (let number = 0; number < 120; number++) await town.subscriber(`n${number}@example.org`, 'aktuelles')
    await town.publish('aktuelles', artikel('Für alle'))
    town.clock.set(MORNING)
    const [, morning] = announcements({ keys: town.aboKeys, publicUrl: URL, log: silent })
    let mark = '2026-11-20'
    let more = true
    for (let number = 0; more; number++) {
      const isBroken = number % 2 === 1
      const done = await town.database.write(async db => {
        const step = await morning?.step(db, { now: town.clock(), mark })
        if (isBroken) throw new Error('The house is killed')
        return ok(step)
      })
      if (!done.ok) continue
      mark = done.value?.mark ?? ''
      more = done.value?.more ?? false
      expect(number).toBeLessThan(40)
    }
    const told = await town.told()
    expect(told).toHaveLength(120)
    expect(new Set(told).size).toBe(120)
  })

  test.each([
    ['at half past six', '2026-11-20T12:00:00Z', '2026-11-20', '2026-11-21T05:30:00.000Z'],
    ['at once where a morning was missed', '2026-11-24T12:00:00Z', '2026-11-20', '2026-11-21T05:30:00.000Z'],
    ['in summer at half past six too', '2026-07-03T12:00:00Z', '2026-07-03', '2026-07-04T04:30:00.000Z'],
    ['now while it is being done', '2026-11-20T12:00:00Z', '2026-11-20 >x', '2026-11-20T12:00:00.000Z'],
    [
      'as ever after a clock that was ahead',
      '2026-11-20T12:00:00Z',
      '2031-01-01',
      '2026-11-21T05:30:00.000Z',
    ],
  ])('the next run is due %s', (_, now, mark, due) => expect(dueInTheMorning(new Date(now), mark)).toBe(due))
})

describe('Content of the council', () => {
  const paper = (titel: string, more: object = {}) => ({
    titel,
    nummer: titel,
    art: 'Beschlussvorlage',
    // Written weeks before it is published.
    datum: '2026-10-20',
    gremium: 'technischer-ausschuss',
    behandlung: 'oeffentlich',
    ...more,
  })
  const meeting = {
    titel: 'Sitzung des Ausschusses',
    gremium: 'technischer-ausschuss',
    behandlung: 'oeffentlich',
    datum_von: '2026-12-01T18:00:00+01:00',
    ort: 'Ratssaal',
  }

  test('subscribers get mails about their committee and about papers that name their street, never about non-public ones', async () => {
    const town = await newsTown()
    await town.publish('gremium', { name: 'Technischer Ausschuss', art: 'ausschuss' })
    await town.publish('gremium', { name: 'Verwaltungsausschuss', art: 'ausschuss' })
    await town.subscriber('ta@example.org', 'sitzung/gremium:technischer-ausschuss')
    await town.subscriber(
      'va@example.org',
      'sitzung/gremium:verwaltungsausschuss',
      'vorlage/gremium:verwaltungsausschuss',
    )
    await town.subscriber('strasse@example.org', topicOfStreet(streetKey('Kelterstraße')))
    await town.subscriber('papier@example.org', 'vorlage')
    await town.publish('sitzung', meeting)
    await town.publish('vorlage', paper('Neue Leitung', { strassen: ['Kelterstraße'] }))
    const closed = { behandlung: 'nichtoeffentlich', strassen: ['Kelterstraße'] }
    await town.publish('vorlage', paper('Verkauf', { ...closed, gremium: 'verwaltungsausschuss' }))
    await town.publish('sitzung', { ...meeting, ...closed, gremium: 'verwaltungsausschuss' })
    await town.look(MORNING)
    expect(await town.told()).toEqual([
      'papier@example.org: Vorlage: Neue Leitung',
      'strasse@example.org: Vorlage: Neue Leitung',
      'ta@example.org: Sitzung: Sitzung des Ausschusses am 01.12.2026',
    ])
  })

  test('B1: each committee is offered, also one that has not met yet; groups of the council are not', async () => {
    const town = await newsTown()
    await town.publish('gremium', { name: 'Technischer Ausschuss', art: 'ausschuss' })
    await town.publish('gremium', { name: 'Bürgerliste', art: 'fraktion' })
    const offered = await offeredTopics(town.store)
    expect(offered.find(({ art }) => art === 'sitzung')?.themen).toEqual([
      { thema: 'sitzung', titel: 'Alle Sitzungen des Rates' },
      { thema: 'sitzung/gremium:technischer-ausschuss', titel: 'Technischer Ausschuss' },
    ])
    expect(offered.find(({ art }) => art === 'vorlage')?.themen.map(({ titel }) => titel)).toEqual([
      'Alle Vorlagen des Rates',
      'Technischer Ausschuss',
    ])
  })
})

describe('At once', () => {
  test('an urgent notice is sent when it becomes public, also if scheduled; published again, it is sent again only on another day', async () => {
    const town = await newsTown()
    await town.subscriber('a@example.org', 'hinweis')
    await town.subscriber('b@example.org', 'aktuelles')
    const bad = hinweis('Das Freibad ist geschlossen', {
      stufe: 'wichtig',
      wo: 'freibad',
      text: 'Wegen des Gewitters.',
    })
    const id = await town.publish('hinweis', bad)
    await town.publish('hinweis', hinweis('Wasser abkochen'), { gueltig_von: '2026-11-20T15:00:00+01:00' })
    await town.look('2026-11-20T12:00:30.000Z')
    expect(await town.told()).toEqual(['a@example.org: Hinweis: Das Freibad ist geschlossen'])
    expect((await town.mails())[0]?.text).toContain(`  Wegen des Gewitters.\n  ${URL}/freibad\n`)
    await town.look('2026-11-20T14:00:00.000Z')
    expect(await town.told()).toHaveLength(2)
    value(await town.store.unpublish(id, { author }))
    value(await town.store.publish(id, { author }))
    await town.look('2026-11-20T15:00:00.000Z')
    expect(await town.told()).toHaveLength(2)
    value(await town.store.unpublish(id, { author }))
    for (let day = 21; day < 30; day++) await town.look(`2026-11-${day}T15:00:00.000Z`)
    value(await town.store.publish(id, { author }))
    await town.look('2026-11-29T16:00:00.000Z')
    expect(await town.told()).toHaveLength(3)
  })

  test('a long title with a line separator becomes a subject of one line and at most 150 characters', async () => {
    const town = await newsTown()
    await town.subscriber('a@example.org', 'aktuelles')
    await town.publish('aktuelles', artikel(`${'Sehr lang '.repeat(20)}\u2028Bcc: x@example.org <b>fett</b>`))
    await town.look(MORNING)
    const [mail] = await town.mails()
    expect(mail?.betreff).toMatch(/^Nachricht: Sehr lang .* …$/)
    expect(mail?.betreff.length).toBeLessThanOrEqual(150)
  })
})

test('RFC 8058: the mail that arrives has a header for one-click unsubscribing, and its key ends the subscription', async () => {
  const { received, url } = await mailServer()
  const town = await newsTown()
  await town.subscriber('a@example.org', 'aktuelles')
  await town.publish('aktuelles', artikel('Neuer Spielplatz'))
  await town.look(MORNING)
  // This mail is queued after the news.
  await town.database.write(db =>
    putMail(
      db,
      { anlass: 'passwort', an: 'b@example.org', betreff: 'Neues Passwort', text: 'x' },
      town.clock(),
    ),
  )
  const post = { server: url, von: { name: 'Stadt Rebenau', address: 'website@rebenau.example.org' } }
  const { database, clock } = town
  await openJobs({
    database,
    jobs: outboxJobs({ database, post, clock, log: silent }),
    clock,
    log: silent,
  }).look()
  expect(received.map(({ subject }) => subject)).toEqual(['Neues Passwort', 'Nachricht: Neuer Spielplatz'])
  const header = (name: string) => received[1]?.headers.find(({ key }) => key === name)?.value
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const [, schluessel = ''] =
    /^<https:\/\/www\.rebenau\.example\.org\/abo\/abbestellen\/([\w-]{44})>$/.exec(
      header('list-unsubscribe') ?? '',
    ) ?? []
  expect(received[0]?.headers.find(({ key }) => key === 'list-unsubscribe')).toBeUndefined()
  // A sent mail keeps no key.
  expect((await town.mails()).find(({ anlass }) => anlass === 'abo')).toMatchObject({
    text: '',
    abbestellen: null,
  })
  await town.call(calls.aboAbbestellen, { body: { schluessel } })
  await town.publish('aktuelles', artikel('Noch eine'))
  await town.look('2026-11-22T05:30:00.000Z')
  expect((await town.told()).filter(one => one.startsWith('a@'))).toEqual([])
})
