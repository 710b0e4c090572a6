import { describe, expect, test } from 'vitest'
import { giveUpSource } from './give-up.ts'
import { ratReportText } from './report.ts'
import type { RatImportTables } from './tables.ts'
import {
  type Answers,
  agendaItem,
  anderswo,
  foreignServer,
  listed,
  meeting,
  paper,
} from './testing/foreign-server.ts'
import { counted, fromOparl, type ImportTown, importTown, toldOf } from './testing/import-town.ts'

const item = (isPublic: boolean) =>
  agendaItem('1', 'Grundstück Mühlweg', { number: '1', public: isPublic, consultation: '$/c/1' })
const answers = (isPublic = true, more: Answers = {}): Answers =>
  anderswo({
    '/meetings': listed(
      meeting({ agendaItem: [item(isPublic), agendaItem('2', 'Haushalt', { number: '2', public: true })] }),
    ),
    '/papers': listed(
      paper({
        public: undefined,
        name: 'Grundstück Mühlweg',
        consultation: [{ id: '$/c/1', agendaItem: '$/items/1', meeting: '$/meetings/7' }],
      }),
      paper({ id: '$/papers/10', reference: '2026-13', name: 'Bericht' }),
    ),
    ...more,
  })

/** The same town of another program: other objects under the same numbers. */
const another = anderswo({
  '/bodies': { data: [{ ...body(), name: 'Gemeinde Nebenan' }] },
  '/meetings': listed(meeting({ start: '2027-02-01T19:00:00+01:00' })),
  '/papers': listed(paper({ name: 'Hallenbad', reference: '7' })),
})

function body(): object {
  return (anderswo()['/bodies'] as { data: object[] }).data[0] ?? {}
}

async function movedTown(first: Answers = answers()) {
  const before = await foreignServer(first)
  const town = await importTown()
  await fromOparl(town, before.entry)
  return { town, before: before.entry }
}

const papersOf = async (town: ImportTown) =>
  (await toldOf(town)).vorlagen.map(({ titel }) => titel).toSorted()
const itemsOf = async (town: ImportTown) =>
  (await toldOf(town)).sitzungen.flatMap(({ tagesordnung }) => tagesordnung.map(({ titel }) => titel))

describe('C6: a server that moved continues its source', () => {
  test('what became non-public there disappears here, nothing is doubled, and the report says so before it writes', async () => {
    const { town, before } = await movedTown()
    expect(await papersOf(town)).toEqual(['Bericht', 'Grundstück Mühlweg'])
    const { entry } = await foreignServer(answers(false))
    const looked = await fromOparl(town, entry, { schreiben: false })
    expect(ratReportText(looked)).toContain(`wurde bisher unter ${before} gelesen`)
    expect(await papersOf(town)).toHaveLength(2)
    const report = await fromOparl(town, entry)
    expect(counted(report)).toMatchObject({ zurueckgezogen: 1 })
    expect(report.eintraege.flatMap(({ hinweise }) => hinweise).join()).not.toContain('selbst eingetragen')
    expect(await papersOf(town)).toEqual(['Bericht'])
    expect(await itemsOf(town)).toEqual(['Haushalt'])
    expect((await toldOf(town)).sitzungen).toHaveLength(1)
    // The new address is known now, and so is the old one.
    expect((await fromOparl(town, entry, { alles: true })).quelle).toEqual([])
    expect(counted(await fromOparl(town, before, { alles: true }))).not.toHaveProperty('behalten')
    expect((await toldOf(town)).sitzungen).toHaveLength(1)
  })

  test('later runs know it too, also if they ask only for changes and nothing changed', async () => {
    const { town } = await movedTown()
    const all = answers()
    const changed: Answers = new Proxy(all, {
      get: (said, path: string) => (path.includes('modified_since') ? listed() : said[path]),
    })
    const { entry, asked } = await foreignServer(changed)
    await fromOparl(town, entry)
    asked.length = 0
    expect(counted(await fromOparl(town, entry))).toEqual({ unveraendert: 1 })
    expect(asked.some(path => path.includes('modified_since'))).toBe(true)
  })

  test('ids that change their scheme at the same address are the same ids', async () => {
    const all: Record<string, unknown> = { ...answers() }
    const { entry } = await foreignServer(all)
    const town = await importTown()
    await fromOparl(town, entry)
    const secure = JSON.parse(JSON.stringify(answers(false)).replaceAll('"$/', '"s$/')) as Record<
      string,
      unknown
    >
    Object.assign(all, secure)
    const report = await fromOparl(town, entry, { alles: true })
    expect(counted(report)).not.toHaveProperty('neu')
    expect(await papersOf(town)).toEqual(['Bericht'])
  })

  test('another entry address of the same server is the same source', async () => {
    const { town, before } = await movedTown(
      answers(true, { '/oparl/v2': { ...(anderswo()['/oparl'] as object) } }),
    )
    const report = await fromOparl(town, `${before}/v2`)
    expect(counted(report)).toEqual({ unveraendert: 4 })
    expect(report.quelle).toHaveLength(1)
  })

  test('a file that was fetched before is not fetched again', async () => {
    const withFile = answers(true, {
      '/papers': listed(
        paper({ name: 'Plan', mainFile: { id: '$/f/1', name: 'Plan', accessUrl: '$/f/1.pdf' } }),
        paper({ id: '$/papers/10', reference: '2026-13', name: 'Bericht' }),
      ),
    })
    const { town } = await movedTown(withFile)
    const { entry, asked } = await foreignServer(withFile)
    await fromOparl(town, entry)
    expect(asked.filter(path => path.endsWith('.pdf'))).toEqual(['/f/1.pdf'])
  })
})

describe('C6: where it is not certain, the operator is asked, and nothing is written', () => {
  test('the question names both addresses and what is public, and the answers continue, keep apart or give up', async () => {
    const { town, before } = await movedTown()
    const { entry } = await foreignServer(another)
    const held = await toldOf(town)
    for (const schreiben of [false, true]) {
      const asked = fromOparl(town, entry, { schreiben })
      await expect(asked).rejects.toThrow(
        `Bisher: ${before}; öffentlich sind hier davon 1 Gremium, 2 Vorlagen, 1 Sitzung.`,
      )
      await expect(asked).rejects.toThrow(`Jetzt: ${entry} („Gemeinde Nebenan“)`)
      await expect(asked).rejects.toThrow(`--fortsetzt ${before}`)
    }
    expect(await toldOf(town)).toEqual(held)
    const report = await fromOparl(town, entry, { neueQuelle: true })
    const text = ratReportText(report)
    expect(text).toContain(`gibt es hier schon, übernommen von ${before}`)
    expect(text).toContain(`(${before}) ist hier noch öffentlich: 1 Gremium, 2 Vorlagen, 1 Sitzung.`)
    // Answered once.
    expect(counted(await fromOparl(town, entry, { alles: true }))).toMatchObject({ unveraendert: 2 })
  })

  test('with two systems before, each way says which of them it is about', async () => {
    const { town, before: first } = await movedTown()
    const second = await foreignServer(
      JSON.parse(JSON.stringify(another).replaceAll(/\$\/(orgs|meetings|papers)\//g, '$/x/$1-')) as Answers,
    )
    await fromOparl(town, second.entry, { neueQuelle: true })
    const third = await foreignServer(
      JSON.parse(JSON.stringify(another).replaceAll(/\$\/(orgs|meetings|papers)\//g, '$/y/$1-')) as Answers,
    )
    const asked = fromOparl(town, third.entry)
    for (const before of [first, second.entry])
      await expect(asked).rejects.toThrow(
        `Ein neues, das ${before} ersetzt: zuerst „npm run rat -- aufgeben ${before}“`,
      )
    await expect(asked).rejects.toThrow('Eines, das neben allen gilt: denselben Befehl mit --neue-quelle')
  })

  test('another system at the same address is not taken for a change of the old one', async () => {
    const all: Record<string, unknown> = { ...answers() }
    const { entry } = await foreignServer(all)
    const town = await importTown()
    await fromOparl(town, entry)
    Object.assign(
      all,
      JSON.parse(JSON.stringify(another).replaceAll(/\$\/(orgs|meetings|papers)\//g, '$/x/$1-')),
    )
    const held = await toldOf(town)
    await expect(fromOparl(town, entry)).rejects.toThrow('noch öffentlich: 1 Gremium, 2 Vorlagen, 1 Sitzung.')
    expect(await toldOf(town)).toEqual(held)
    await giveUpSource(town, entry, { schreiben: true })
    expect(counted(await fromOparl(town, entry))).toMatchObject({ neu: 3 })
  })

  test('with --fortsetzt the operator decides, unless no id matches', async () => {
    const { town, before } = await movedTown()
    const { entry } = await foreignServer(another)
    const report = await fromOparl(town, entry, { fortsetzt: before })
    expect(report.quelle[0]).toContain('wird fortgesetzt')
    expect((await toldOf(town)).sitzungen).toMatchObject([{ datum_von: '2027-02-01T19:00:00+01:00' }])
    expect(counted(await fromOparl(town, entry, { alles: true }))).not.toHaveProperty('neu')
    const stranger = await foreignServer(
      JSON.parse(JSON.stringify(another).replaceAll(/\$\/(orgs|meetings|papers)\//g, '$/x/$1-')) as Answers,
    )
    await expect(fromOparl(town, stranger.entry, { fortsetzt: entry })).rejects.toThrow(
      'es lässt sich nicht fortsetzen',
    )
    await expect(fromOparl(town, stranger.entry, { fortsetzt: 'https://nie.example' })).rejects.toThrow(
      'Bekannt sind:',
    )
  })
})

describe('C6: a source can be given up', () => {
  const giveUp = async (town: ImportTown, called: string, schreiben: boolean) => {
    const done = await giveUpSource(town, called, { schreiben })
    if (!done.ok) throw new Error(done.message)
    return done.report
  }

  test('after a preview, everything that came from it is withdrawn, but what the town published itself', async () => {
    const { town, before } = await movedTown()
    const report = await giveUp(town, before, false)
    expect(counted(report)).toEqual({ zurueckgezogen: 4 })
    const text = ratReportText(report)
    expect(text).toMatch(/^Probelauf, nichts wurde geschrieben. Mit --schreiben würde zurückgezogen:/)
    expect(text).toContain('Vorlage „2026-13 Bericht“: die Quelle ist aufgegeben')
    expect((await toldOf(town)).vorlagen).toHaveLength(2)
    await giveUp(town, before, true)
    expect(await toldOf(town)).toMatchObject({ vorlagen: [], sitzungen: [], gremien: [] })
    expect(counted(await giveUp(town, before, true))).toEqual({})
  })

  test('what is left of it neither stands in the way of its successor nor is mentioned any more', async () => {
    const { town, before } = await movedTown()
    await giveUp(town, before, true)
    const { entry } = await foreignServer(another)
    const report = await fromOparl(town, entry)
    expect([report.quelle, counted(report)]).toEqual([[], { neu: 3 }])
  })

  test('if it is read again, everything comes back', async () => {
    const { town, before } = await movedTown()
    const held = await toldOf(town)
    await giveUp(town, before, true)
    await fromOparl(town, before)
    expect(await toldOf(town)).toEqual(held)
  })

  test('an unknown source is refused with those that are known', async () => {
    const { town, before } = await movedTown()
    await expect(giveUp(town, 'https://nie.example', true)).rejects.toThrow(before)
    const empty = await importTown()
    await expect(giveUp(empty, 'https://nie.example', true)).rejects.toThrow('auch von keinem anderen')
  })
})

test('C6: a source that an earlier version read without noting its address is found by its ids', async () => {
  const { town, before } = await movedTown(
    answers(true, { '/oparl/v2': { ...(anderswo()['/oparl'] as object) } }),
  )
  const db = town.store.database.read.withTables<RatImportTables>()
  await db.deleteFrom('rat_importe').execute()
  const report = await fromOparl(town, `${before}/v2`)
  expect(counted(report)).toEqual({ unveraendert: 4 })
  expect(report.quelle[0]).toContain('wird fortgesetzt')
})
