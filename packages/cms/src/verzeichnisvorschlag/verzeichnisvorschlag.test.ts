import { calls, NEUERE_EMAIL, type Verzeichnisangaben, type Verzeichnisaufgabe } from '@rathausplatz/contract'
import { adresseInMails } from '@rathausplatz/contract/adresse-in-mails'
import { fristen } from '@rathausplatz/contract/fristen'
import type { Verzeichniseintrag } from '@rathausplatz/contract/records'
import { describe, expect, test } from 'vitest'
import { openJobs } from '../jobs/run-jobs.ts'
import type { OutboxTables } from '../outbox/tables.ts'
import { pickyPost } from '../outbox/testing/picky-post.ts'
import { testTown } from '../test-town.ts'
import { tablesOf } from './tables.ts'

const stadt = {
  name: 'Stadt Rebenau',
  anschrift: { location: '', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
  telefon: '030 23125-0',
  email: 'stadt@example.org',
}
const vereine = {
  slug: 'vereine',
  name: 'Vereine',
  einzahl: 'Verein',
  mehrzahl: 'Vereine',
  seite: '/leben/vereine',
  rubriken: [
    { id: 'sport', name: 'Sport' },
    { id: 'musik', name: 'Musik' },
  ],
}
const musikverein = {
  slug: 'musikverein',
  verzeichnis: 'vereine',
  name: 'Musikverein',
  einleitung: 'Blasmusik seit 1888.',
  text: '<p>Wir proben am <strong>Freitag</strong>.</p>',
  rubriken: ['musik'],
  anschrift: {
    location: 'Probenraum',
    street: 'Schulstraße 1',
    zip: '76999',
    city: 'Rebenau',
    lage: { breite: 48.8, laenge: 8.02 },
  },
  kommunikation: [
    { kanal: 'FAX', kennung: '030 23125-1' },
    { kanal: 'TELEFON', kennung: '030 23125-2' },
  ],
  oeffnungszeiten: [],
}
const ERIKA = 'erika@example.org'
const PAUL = 'paul@example.org'
const URL = 'https://www.rebenau.example.org'
const DAY = 24 * 3_600
const silent = { info() {}, warn() {}, error() {} }
const refused = (code: string) => expect.objectContaining({ code })

const ruderclub: Verzeichnisangaben = {
  name: 'Ruderclub Rebenau',
  rubriken: ['sport'],
  einleitung: 'Rudern auf dem Altrhein.',
  text: 'Training am Mittwoch.\n\nSchnuppern ist\nkostenlos.',
  ansprechperson: 'Erika Kunz',
  telefon: '030 23125-410',
  oeffentliche_email: 'ruderclub@example.org',
  webseite: 'https://www.example.org',
  haus: 'Bootshaus',
  strasse: 'Am Altrhein 2',
  plz: '76999',
  ort: 'Rebenau',
  barrierefreiheit: '',
}

type Parts = Parameters<typeof testTown>[2]

async function directory(more: Parts = {}) {
  const records = { stadt: [stadt], verzeichnis: [vereine], verzeichniseintrag: [musikverein] }
  const town = await testTown(records, undefined, more)
  const { store, vorschlaege } = town
  const { database } = store
  const { moderation, jobs } = vorschlaege
  const mails = (an: string) =>
    database.read
      .withTables<OutboxTables>()
      .selectFrom('mails')
      .selectAll()
      .where('an', '=', an)
      .orderBy('id')
      .execute()
  const mailsLike = (an: string) =>
    database.read.withTables<OutboxTables>().selectFrom('mails').selectAll().where('an', 'like', an).execute()
  const rows = () => tablesOf(database.read).selectFrom('verzeichnis_vorschlaege').selectAll().execute()
  const lastKey = async (an: string, page: string) => {
    const link = new RegExp(`${URL}/verzeichnis/vorschlagen/${page}/(\\S+)`)
    const mail = (await mails(an)).findLast(({ text }) => link.test(text))
    return link.exec(mail?.text ?? '')?.[1] ?? ''
  }
  /** Advances the clock a little, because mails of the same moment have no order. */
  const moment = () => town.pass(0.001)
  const propose = (
    one: Partial<Verzeichnisaufgabe> = {},
    einreichung: string = crypto.randomUUID(),
    sender = '192.0.2.7',
  ) => {
    moment()
    const aufgabe = {
      verzeichnis: 'vereine',
      eintrag: '',
      ...ruderclub,
      email: ERIKA,
      einwilligung: 'ja' as const,
    }
    return town.call(calls.verzeichnisVorschlagen, { body: { ...aufgabe, ...one, einreichung }, sender })
  }
  const confirm = async (an = ERIKA) => {
    const body = { schluessel: await lastKey(an, 'bestaetigen') }
    return (await town.call(calls.verzeichnisvorschlagBestaetigen, { body })).verwalten
  }
  const atDesk = async (
    nummer: string,
    schritt: 'freigeben' | 'ablehnen' | 'sperren' | 'entsperren' | 'loeschen',
    grund = '',
    grundfassung?: number,
    uebergeben = true,
  ) => {
    moment()
    const seen = grundfassung ?? (await moderation.vorschlag(nummer)).fassung
    return moderation.schritt(nummer, { schritt, grund, grundfassung: seen, uebergeben, author: 'anna' })
  }
  const own = (schluessel: string) => town.call(calls.verzeichnisvorschlagEigener, { params: { schluessel } })
  const entry = async (id = 'ruderclub-rebenau') => {
    const { angaben: _, ...read } = await town.call(calls.verzeichniseintrag, { params: { id } })
    return read
  }
  const document = async (slug: string) => {
    const found = await store.documentByKey('verzeichniseintrag', `/verzeichnis/${slug}`)
    if (!found) throw new Error(`no document ${slug}`)
    return found
  }
  return {
    ...town,
    mails,
    mailsLike,
    rows,
    lastKey,
    propose,
    confirm,
    atDesk,
    moderation,
    own,
    entry,
    document,
    change: async (schluessel: string, neu: Partial<Verzeichnisangaben>, grundfassung?: number) => {
      const { angaben, fassung } = await own(schluessel)
      const body = { ...angaben, ...neu, schluessel, grundfassung: grundfassung ?? fassung }
      return town.call(calls.verzeichnisvorschlagAendern, { body })
    },
    step: (schluessel: string, schritt: 'sperren' | 'entsperren' | 'loeschen') => {
      moment()
      return town.call(calls.verzeichnisvorschlagSchritt, { body: { schluessel, schritt } })
    },
    /** Saves a change of an entry by an editor, and publishes it by default. */
    edit: async (slug: string, data: Partial<Verzeichniseintrag>, { publish = true } = {}) => {
      const { id, data: before, draft_revision: baseRevision } = await document(slug)
      await store.saveDraft(id, { data: { ...before, ...data }, baseRevision, author: 'bernd' })
      if (publish) await store.publish(id, { author: 'bernd' })
    },
    /** Proposes an entry, confirms and releases it. */
    async publish(one: Partial<Verzeichnisaufgabe> = {}) {
      const { nummer } = await propose(one)
      const schluessel = await confirm(one.email ?? ERIKA)
      await atDesk(nummer, 'freigeben')
      return { nummer, schluessel }
    },
    look: async (days: number) => {
      const running = openJobs({ database, jobs, clock: town.clock, log: silent })
      for (let day = 0; day < days; day++) {
        town.pass(DAY)
        await running.look()
      }
    },
  }
}

const gone = refused('nicht-gefunden')

describe('A proposed entry', () => {
  test('is private until it is confirmed and released; then it is a record of the directory', async () => {
    const town = await directory()
    const { nummer } = await town.propose()
    expect(nummer).toMatch(/^V-/)
    expect((await town.mails(ERIKA))[0]?.text).toContain('auf der Website der Stadt Rebenau vorgeschlagen')
    await expect(town.moderation.vorschlag(nummer)).rejects.toEqual(gone)
    const schluessel = await town.confirm()
    await expect(town.entry()).rejects.toEqual(gone)
    expect(await town.own(schluessel)).toMatchObject({ stand: 'bestaetigt', detailURL: '' })
    expect(await town.moderation.vorschlag(nummer)).toMatchObject({
      heute: null,
      verzeichnisname: 'Vereine',
      rubriknamen: { sport: 'Sport' },
      schritte: ['freigeben', 'ablehnen', 'sperren', 'loeschen'],
    })
    await town.atDesk(nummer, 'freigeben')
    expect(await town.entry()).toMatchObject({
      name: 'Ruderclub Rebenau',
      text: '<p>Training am Mittwoch.</p><p>Schnuppern ist<br>kostenlos.</p>',
      rubriken: [{ id: 'sport', name: 'Sport' }],
      kommunikation: [
        { kanal: 'TELEFON', kennung: '030 23125-410' },
        { kanal: 'EMAIL', kennung: 'ruderclub@example.org' },
      ],
      anschrift: { location: 'Bootshaus', street: 'Am Altrhein 2', zip: '76999', city: 'Rebenau' },
    })
    expect(JSON.stringify(await town.entry())).not.toContain(ERIKA)
    expect(await town.document('ruderclub-rebenau')).toMatchObject({
      author: 'anna',
      note: `Vorschlag ${nummer}`,
    })
    expect((await town.mails(ERIKA)).at(-1)?.text).toContain(`${URL}/verzeichnis/ruderclub-rebenau`)
    expect(await town.own(schluessel)).toMatchObject({
      stand: 'freigegeben',
      angaben: ruderclub,
      schritte: ['sperren', 'aendern', 'loeschen'],
      detailURL: '/verzeichnis/ruderclub-rebenau',
    })
  })

  test('with an existing name gets an address of its own', async () => {
    const town = await directory()
    await town.publish({ name: 'Musikverein', rubriken: ['musik'] })
    expect((await town.entry('musikverein-2')).name).toBe('Musikverein')
    expect((await town.entry('musikverein')).einleitung).toBe('Blasmusik seit 1888.')
  })

  test('changes only those fields of a public entry that its owner changed; fields that the form lacks stay', async () => {
    const town = await directory()
    const before = await town.entry('musikverein')
    const { nummer } = await town.propose({
      eintrag: 'musikverein',
      ...ruderclub,
      name: 'Musikverein',
      rubriken: ['musik'],
      einleitung: 'Blasmusik für alle.',
      text: 'Wir proben am Freitag.',
      telefon: '030 23125-9',
      oeffentliche_email: '',
      webseite: '',
      haus: 'Probenraum',
      strasse: 'Schulstraße 1',
      ansprechperson: '',
    })
    await town.confirm()
    const waiting = await town.moderation.vorschlag(nummer)
    expect(waiting.heute).toMatchObject({
      einleitung: 'Blasmusik seit 1888.',
      text: 'Wir proben am Freitag.',
    })
    expect(waiting.angaben).toMatchObject({ einleitung: 'Blasmusik für alle.', telefon: '030 23125-9' })
    // An editor changes the entry while the proposal waits.
    await town.edit('musikverein', { ansprechperson: 'Toni Berg' })
    expect((await town.moderation.vorschlag(nummer)).angaben.ansprechperson).toBe('Toni Berg')
    await town.atDesk(nummer, 'freigeben')
    expect(await town.entry('musikverein')).toEqual({
      ...before,
      einleitung: 'Blasmusik für alle.',
      ansprechperson: 'Toni Berg',
      kommunikation: [
        { kanal: 'FAX', kennung: '030 23125-1' },
        { kanal: 'TELEFON', kennung: '030 23125-9' },
      ],
    })
  })

  test('is released only if the editor saw its current version and the current entry, and no editor has a pending draft', async () => {
    const town = await directory()
    const { nummer } = await town.propose({ eintrag: 'musikverein', name: 'Musikverein Neu' })
    await town.confirm()
    const { fassung } = await town.moderation.vorschlag(nummer)
    await town.edit('musikverein', { einleitung: 'Seit 1889.' })
    await expect(town.atDesk(nummer, 'freigeben', '', fassung)).rejects.toEqual(refused('konflikt'))
    await town.edit('musikverein', { einleitung: 'Seit 1890.' }, { publish: false })
    expect((await town.moderation.vorschlag(nummer)).entwurf_offen).toBe(true)
    await expect(town.atDesk(nummer, 'freigeben')).rejects.toEqual(refused('falscher-stand'))
    expect((await town.entry('musikverein')).name).toBe('Musikverein')
  })

  test('that cannot be published is not released either', async () => {
    const town = await directory()
    const { nummer } = await town.propose()
    const schluessel = await town.confirm()
    const listed = await town.store.documentByKey('verzeichnis', 'vereine')
    await town.store.saveDraft(listed?.id ?? '', {
      data: { ...vereine, rubriken: [{ id: 'musik', name: 'Musik' }] },
      baseRevision: 1,
      author: 'bernd',
    })
    await town.store.publish(listed?.id ?? '', { author: 'bernd' })
    await expect(town.atDesk(nummer, 'freigeben')).rejects.toMatchObject({
      code: 'nicht-moeglich',
      message: expect.stringContaining('gibt es diese Rubrik nicht'),
    })
    expect((await town.own(schluessel)).stand).toBe('bestaetigt')
    expect(
      await town.store.documentByKey('verzeichniseintrag', '/verzeichnis/ruderclub-rebenau'),
    ).toBeUndefined()
    expect((await town.mails(ERIKA)).map(({ betreff }) => betreff)).not.toContain(
      'Ihr Eintrag ist öffentlich: Ruderclub Rebenau',
    )
  })

  test('that was changed by someone else keeps its manager: the author of the change cannot withdraw it', async () => {
    const town = await directory()
    const { nummer } = await town.propose({ eintrag: 'musikverein', einleitung: 'Blasmusik seit 1889.' })
    const schluessel = await town.confirm()
    expect(await town.atDesk(nummer, 'freigeben', '', undefined, false)).toBeNull()
    expect((await town.entry('musikverein')).einleitung).toBe('Blasmusik seit 1889.')
    await expect(town.step(schluessel, 'loeschen')).rejects.toEqual(refused('link-abgelaufen'))
    expect(await town.rows()).toEqual([])
    const mail = (await town.mails(ERIKA)).at(-1)
    expect(mail?.betreff).toMatch(/^Ihre Änderung steht im Verzeichnis/)
    expect(mail?.text).toContain(`haben wir damit gelöscht. ${adresseInMails}`)
    expect(mail?.text).not.toContain('/eigener/')
  })

  test('that is new is managed by its author, whatever the editor chooses', async () => {
    const town = await directory()
    const { nummer } = await town.propose()
    const schluessel = await town.confirm()
    await town.atDesk(nummer, 'freigeben', '', undefined, false)
    expect(await town.own(schluessel)).toMatchObject({ stand: 'freigegeben' })
  })

  test('stays public if a change by someone else is refused, and the mail says so', async () => {
    const town = await directory()
    const { nummer } = await town.propose({ eintrag: 'musikverein', name: 'Musikverein 1888' })
    await town.confirm()
    await town.atDesk(nummer, 'ablehnen', 'Bitte mit dem Verein absprechen.')
    expect((await town.entry('musikverein')).name).toBe('Musikverein')
    const [mail] = (await town.mails(ERIKA)).slice(-1)
    expect(mail?.text).toContain('haben wir nicht übernommen')
    expect(mail?.text).not.toMatch(/nicht freigegeben|gesperrt/)
  })

  test('stays public as it was while a change waits, and after the change was refused', async () => {
    const town = await directory()
    const { nummer, schluessel } = await town.publish()
    const { fassung } = await town.own(schluessel)
    expect(await town.change(schluessel, {}, 1)).toMatchObject({ stand: 'freigegeben', fassung })
    await expect(town.change(schluessel, { name: 'Neu' }, fassung - 1)).rejects.toEqual(refused('konflikt'))
    await town.change(schluessel, { name: 'Ruderverein Rebenau' })
    expect((await town.entry()).name).toBe('Ruderclub Rebenau')
    await expect(town.atDesk(nummer, 'ablehnen')).rejects.toEqual(refused('ungueltig'))
    await town.atDesk(nummer, 'ablehnen', 'So heißt schon ein anderer.')
    expect((await town.entry()).name).toBe('Ruderclub Rebenau')
    expect(await town.own(schluessel)).toMatchObject({
      stand: 'freigegeben',
      grund: 'So heißt schon ein anderer.',
      angaben: { name: 'Ruderverein Rebenau' },
    })
    expect((await town.mails(ERIKA)).at(-1)?.text).toContain('Er bleibt, wie er zuletzt freigegeben wurde')
    await town.change(schluessel, { name: 'Ruderclub am Altrhein' })
    await town.atDesk(nummer, 'freigeben')
    // The address stays, although the name has changed.
    expect((await town.entry()).name).toBe('Ruderclub am Altrhein')
  })

  test('that its owner locks is withdrawn, can be unlocked by its owner only, and returns as last released', async () => {
    const town = await directory()
    const { nummer, schluessel } = await town.publish()
    for (const _ of [1, 2])
      expect((await town.step(schluessel, 'sperren')).eintrag).toMatchObject({
        stand: 'gesperrt',
        detailURL: '',
      })
    await expect(town.entry()).rejects.toEqual(gone)
    await expect(town.atDesk(nummer, 'entsperren')).rejects.toEqual(refused('falscher-stand'))
    await town.edit('ruderclub-rebenau', { einleitung: 'Etwas anderes.' }, { publish: false })
    expect((await town.step(schluessel, 'entsperren')).eintrag).toMatchObject({ stand: 'freigegeben' })
    expect((await town.entry()).einleitung).toBe('Rudern auf dem Altrhein.')
  })

  test('with a waiting change that its owner locks returns as last released, and the change still waits', async () => {
    const town = await directory()
    const { schluessel } = await town.publish()
    await town.change(schluessel, { name: 'Ruderverein' })
    await town.step(schluessel, 'sperren')
    await expect(town.entry()).rejects.toEqual(gone)
    expect((await town.step(schluessel, 'entsperren')).eintrag?.stand).toBe('bestaetigt')
    expect((await town.entry()).name).toBe('Ruderclub Rebenau')
  })

  test('that the town locks can be unlocked by the town only, and the owner gets the reason by mail', async () => {
    const town = await directory()
    const { nummer, schluessel } = await town.publish()
    await expect(town.atDesk(nummer, 'sperren')).rejects.toEqual(refused('ungueltig'))
    await town.atDesk(nummer, 'sperren', 'Den Verein gibt es nicht mehr.')
    await expect(town.entry()).rejects.toEqual(gone)
    expect((await town.mails(ERIKA)).at(-1)?.text).toContain('Der Grund: Den Verein gibt es nicht mehr.')
    await expect(town.step(schluessel, 'entsperren')).rejects.toEqual(refused('falscher-stand'))
    expect(await town.change(schluessel, { name: 'Ruderverein' })).toMatchObject({ stand: 'bestaetigt' })
    await expect(town.entry()).rejects.toEqual(gone)
    await town.atDesk(nummer, 'freigeben')
    expect((await town.entry()).name).toBe('Ruderverein')
    await town.atDesk(nummer, 'sperren', 'Doch nicht.')
    await town.atDesk(nummer, 'entsperren')
    expect((await town.entry()).name).toBe('Ruderverein')
  })

  test('that both have locked is reviewed again when its owner unlocks it', async () => {
    const town = await directory()
    const { nummer, schluessel } = await town.publish()
    await town.step(schluessel, 'sperren')
    await town.atDesk(nummer, 'sperren', 'Wird geprüft.')
    await expect(town.step(schluessel, 'entsperren')).rejects.toEqual(refused('falscher-stand'))
    await town.atDesk(nummer, 'entsperren')
    await expect(town.entry()).rejects.toEqual(gone)
    expect((await town.step(schluessel, 'entsperren')).eintrag?.stand).toBe('bestaetigt')
    await expect(town.entry()).rejects.toEqual(gone)
    await town.atDesk(nummer, 'freigeben')
    expect((await town.entry()).name).toBe('Ruderclub Rebenau')
  })

  test('that its owner deletes is moved to the trash, and its key is invalid', async () => {
    const town = await directory()
    const { schluessel } = await town.publish()
    expect(await town.step(schluessel, 'loeschen')).toEqual({ eintrag: null })
    await expect(town.entry()).rejects.toEqual(gone)
    await expect(town.own(schluessel)).rejects.toEqual(refused('link-abgelaufen'))
    expect(await town.rows()).toEqual([])
    expect((await town.store.trash({ limit: 5 })).map(({ key }) => key)).toEqual([
      '/verzeichnis/ruderclub-rebenau',
    ])
  })

  test('is not deleted together with a proposal that only wanted to change it', async () => {
    const town = await directory()
    const { nummer } = await town.propose({ eintrag: 'musikverein' })
    const schluessel = await town.confirm()
    await town.step(schluessel, 'sperren')
    expect((await town.entry('musikverein')).name).toBe('Musikverein')
    await town.atDesk(nummer, 'loeschen')
    expect((await town.entry('musikverein')).name).toBe('Musikverein')
  })

  test('is managed by the author of the latest release, and its lock cannot be bypassed by another proposal', async () => {
    const town = await directory()
    const { nummer, schluessel } = await town.publish()
    const other = await town.propose({ eintrag: 'ruderclub-rebenau', name: 'Ruderclub', email: PAUL })
    const paul = await town.confirm(PAUL)
    expect((await town.moderation.vorschlag(other.nummer)).betreut_von).toEqual({ nummer, email: ERIKA })
    await town.step(schluessel, 'sperren')
    await expect(town.atDesk(other.nummer, 'freigeben')).rejects.toMatchObject({
      code: 'falscher-stand',
      message: expect.stringContaining(nummer),
    })
    await town.step(schluessel, 'entsperren')
    await town.atDesk(other.nummer, 'freigeben')
    expect((await town.entry()).name).toBe('Ruderclub')
    await expect(town.own(schluessel)).rejects.toEqual(refused('link-abgelaufen'))
    const told = (await town.mails(ERIKA)).at(-1)
    expect(told?.betreff).toBe('Ihren Eintrag betreut jetzt jemand anderes: Ruderclub')
    expect(told?.text).not.toContain(PAUL)
    await town.step(paul, 'sperren')
    await expect(town.entry()).rejects.toEqual(gone)
  })

  test('M-02: whose form is sent ten times concurrently is stored once, with one mail', async () => {
    const town = await directory()
    const einreichung = crypto.randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => town.propose({}, einreichung)))
    expect(new Set(answers.map(({ nummer }) => nummer)).size).toBe(1)
    expect(await town.rows()).toHaveLength(1)
    expect(await town.mails(ERIKA)).toHaveLength(1)
  })

  test("M-02: with an address that already had three mails in ten minutes is answered as usual, without a mail; a sender's proposals are limited", async () => {
    const town = await directory()
    for (let time = 0; time < 5; time++) expect((await town.propose()).nummer).toMatch(/^V-/)
    expect(await town.mails(ERIKA)).toHaveLength(3)
    for (let time = 5; time < 10; time++) await town.propose({ email: `e${time}@example.org` })
    await expect(town.propose({ email: PAUL })).rejects.toEqual(refused('zu-viele'))
  })

  test('M-02: a hundred times a day for one address from a hundred networks causes six mails, at most three of them in ten minutes, and no answer reveals known addresses', async () => {
    const town = await directory()
    await town.propose({ email: PAUL })
    await town.confirm(PAUL)
    town.pass(DAY)
    const before = { [ERIKA]: 0, [PAUL]: (await town.mails(PAUL)).length }
    for (let time = 0; time < 100; time++) {
      // The proposals come in ten bursts a day.
      town.pass(time % 10 === 0 ? 2 * 3_600 : 80)
      const from = `198.51.${time}.9`
      for (const email of [ERIKA, PAUL])
        expect(await town.propose({ email }, undefined, from)).toEqual({
          nummer: expect.stringMatching(/^V-/),
        })
    }
    for (const [email, count] of Object.entries(before)) {
      const moments = (await town.mails(email)).slice(count).map(({ created_at }) => Date.parse(created_at))
      expect(moments).toHaveLength(6)
      expect((moments[3] ?? 0) - (moments[0] ?? 0)).toBeGreaterThanOrEqual(600_000)
    }
  })

  test('M-02: is accepted ten times in ten minutes and thirty times a day per connection; other connections are not affected', async () => {
    const town = await directory()
    let number = 0
    const many = async (count: number, from: string) => {
      for (let time = 0; time < count; time++)
        await town.propose({ email: `n${number++}@example.org` }, undefined, from)
    }
    for (let round = 0; round < 3; round++) {
      await many(10, '192.0.2.7')
      await expect(many(1, '192.0.2.7')).rejects.toMatchObject({
        code: 'zu-viele',
        retryAfter: expect.any(Number),
      })
      await many(1, '192.0.2.8')
      town.pass(601)
    }
    await expect(many(1, '192.0.2.7')).rejects.toEqual(refused('zu-viele'))
    await many(1, '192.0.2.8')
    town.pass(DAY)
    await many(1, '192.0.2.7')
  })

  test('beyond the limit of mails waits for one collective mail, which has one link per proposal', async () => {
    const town = await directory()
    const proposed: string[] = []
    for (let time = 0; time < 5; time++)
      proposed.push((await town.propose({ name: `Verein ${time}` })).nummer)
    await town.look(1)
    const mails = await town.mails(ERIKA)
    expect(mails).toHaveLength(4)
    const mail = mails.at(-1)
    expect(mail?.betreff).toBe('Bitte bestätigen Sie Ihre 2 Vorschläge')
    const links = [...(mail?.text ?? '').matchAll(/(V-\w+):\n\S+bestaetigen\/(\S+)/g)]
    expect(links.map(([, nummer]) => nummer)).toEqual(proposed.slice(3))
    await town.look(6)
    for (const [, , schluessel = ''] of links)
      await town.call(calls.verzeichnisvorschlagBestaetigen, { body: { schluessel } })
    expect((await town.rows()).filter(({ stand }) => stand === 'bestaetigt')).toHaveLength(2)
  })

  test('M-02: variants of a domain are the same address; a form that is sent again keeps its number, with or without a mail', async () => {
    const town = await directory()
    for (const email of [
      'opfer@victim.example',
      'opfer@ｖictim.example',
      'opfer@v𝐢ctim.example',
      'opfer@viⅽtim.example',
    ])
      await town.propose({ email })
    expect(await town.mailsLike('opfer@%')).toHaveLength(3)
    const einreichung = crypto.randomUUID()
    const one = await town.propose({ email: 'opfer@victim.example' }, einreichung)
    expect(await town.propose({ email: 'opfer@victim.example' }, einreichung)).toEqual(one)
  })

  test('can be corrected by sending its form again before confirmation, but not afterwards', async () => {
    const town = await directory()
    const einreichung = crypto.randomUUID()
    const { nummer } = await town.propose({ email: 'tippfehler@example.org' }, einreichung)
    expect(await town.propose({}, einreichung)).toEqual({ nummer })
    expect(await town.mails(ERIKA)).toHaveLength(1)
    expect(await town.rows()).toHaveLength(1)
    await town.confirm()
    expect(await town.propose({}, einreichung)).toEqual({ nummer })
    await expect(town.propose({ name: 'Anders' }, einreichung)).rejects.toEqual(refused('falscher-stand'))
  })

  test('that would change an entry which its owner has deleted restores nothing and is deleted', async () => {
    const town = await directory()
    const { schluessel } = await town.publish()
    const { nummer } = await town.propose({ eintrag: 'ruderclub-rebenau', einleitung: 'Neu', email: PAUL })
    await town.confirm(PAUL)
    await town.step(schluessel, 'loeschen')
    await expect(town.atDesk(nummer, 'freigeben')).rejects.toEqual(gone)
    expect(await town.rows()).toEqual([])
    await expect(town.entry()).rejects.toEqual(gone)
  })

  test('does not show a pending draft of an editor to its author', async () => {
    const town = await directory()
    await town.propose({ eintrag: 'musikverein', einleitung: 'Neu' })
    const schluessel = await town.confirm()
    await town.edit('musikverein', { ansprechperson: 'GEHEIM' }, { publish: false })
    expect(JSON.stringify(await town.own(schluessel))).not.toContain('GEHEIM')
  })

  test('returns after a lock or a change with the time window that the town set, and never replaces a later publication by the town', async () => {
    const town = await directory()
    const { nummer, schluessel } = await town.publish()
    const { id, draft_revision } = await town.document('ruderclub-rebenau')
    const gueltig_bis = new Date(town.clock().getTime() + 30 * 86_400_000).toISOString()
    await town.store.publish(id, { author: 'bernd', gueltig_bis, baseRevision: draft_revision })
    await town.step(schluessel, 'sperren')
    await town.step(schluessel, 'entsperren')
    expect((await town.document('ruderclub-rebenau')).gueltig_bis).toBe(gueltig_bis)
    await town.change(schluessel, { einleitung: 'Neu' })
    await town.atDesk(nummer, 'freigeben')
    expect((await town.document('ruderclub-rebenau')).gueltig_bis).toBe(gueltig_bis)
    await town.step(schluessel, 'sperren')
    await town.edit('ruderclub-rebenau', { einleitung: 'Von der Stadt' })
    await town.step(schluessel, 'entsperren')
    expect((await town.entry()).einleitung).toBe('Von der Stadt')
  })

  test('whose name would give it the address of a page of the site gets another address', async () => {
    const town = await directory()
    await town.publish({ name: 'Vorschlagen' })
    expect((await town.entry('vorschlagen-2')).name).toBe('Vorschlagen')
  })

  test.each(['tel:0900123456', 'mailto:a@example.org', '#x', 'https://rebenau.example@evil.example/'])(
    'X-03: %s is not accepted as a website',
    async webseite => {
      const town = await directory()
      await expect(town.propose({ webseite })).rejects.toEqual(refused('anfrage-ungueltig'))
    },
  )

  test('M-03: causes a mail to the unconfirmed address that contains no typed text', async () => {
    const town = await directory()
    const word = 'Gewinn auf evil.example'
    await town.propose({ name: word, einleitung: word, text: word, ansprechperson: word })
    const [asking] = await town.mails(ERIKA)
    expect(`${asking?.betreff} ${asking?.text}`).not.toMatch(/Gewinn|evil/)
    await expect(town.propose({ name: 'Rad\r\nBcc: opfer@example.org' })).rejects.toEqual(
      refused('anfrage-ungueltig'),
    )
  })

  test('X-03: shows typed text as text, never as markup or script', async () => {
    const town = await directory()
    await town.publish({
      name: 'Club',
      text: '<script>alert(1)</script> & <b>fett</b>',
      einleitung: '<img src=x>',
    })
    expect(await town.entry('club')).toMatchObject({
      text: '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;fett&lt;/b&gt;</p>',
      einleitung: '<img src=x>',
    })
    for (const webseite of ['javascript:alert(1)', 'data:text/html,x', '//evil.example'])
      await expect(town.propose({ webseite })).rejects.toEqual(refused('anfrage-ungueltig'))
    await town.publish({ name: 'Zweiter', webseite: 'www.example.org', email: PAUL })
    expect((await town.entry('zweiter')).webseite).toBe('https://www.example.org')
  })

  test('needs an existing directory, entry and Rubriken', async () => {
    const town = await directory()
    await expect(town.propose({ verzeichnis: 'nirgends' })).rejects.toEqual(gone)
    await expect(town.propose({ eintrag: 'nirgends' })).rejects.toEqual(gone)
    await expect(town.propose({ rubriken: ['tanz'] })).rejects.toEqual(refused('ungueltig'))
    await expect(town.propose({ einwilligung: 'nein' as never })).rejects.toEqual(
      refused('anfrage-ungueltig'),
    )
    const { schluessel } = await town.publish()
    await expect(town.change(schluessel, { rubriken: ['tanz'] })).rejects.toEqual(refused('ungueltig'))
  })

  test('cannot be proposed if the server sends no mail', async () => {
    const town = await directory({ canMail: false })
    const { vorschlaege } = await town.call(calls.verzeichnis, { params: { id: 'vereine' } })
    expect(vorschlaege).toBe(false)
    await expect(town.propose()).rejects.toEqual(refused('nicht-moeglich'))
  })

  test('cannot be opened by a key of another purpose, room or proposal', async () => {
    const town = await directory()
    const { schluessel } = await town.publish()
    const [row] = await town.rows()
    const foreign = [
      await town.lastKey(ERIKA, 'bestaetigen'),
      town.aboKeys.keyFor('verwalten', row?.id ?? ''),
      `${schluessel.slice(0, -1)}${schluessel.endsWith('A') ? 'B' : 'A'}`,
      '',
      'a'.repeat(44),
    ]
    for (const key of foreign) {
      await expect(town.own(key)).rejects.toEqual(refused('link-abgelaufen'))
      await expect(town.step(key, 'loeschen')).rejects.toEqual(refused('link-abgelaufen'))
    }
    expect((await town.own(schluessel)).stand).toBe('freigegeben')
  })

  test('accepts ten steps of its owner per hour; deletion is always possible', async () => {
    const town = await directory()
    const { schluessel } = await town.publish()
    for (let time = 0; time < 5; time++) {
      await town.step(schluessel, 'sperren')
      await town.step(schluessel, 'entsperren')
    }
    await expect(town.step(schluessel, 'sperren')).rejects.toEqual(refused('zu-viele'))
    expect(await town.step(schluessel, 'loeschen')).toEqual({ eintrag: null })
  })
})

describe('The jobs for proposals', () => {
  test('deletes proposals that are unconfirmed after seven days, and those that were refused or locked ninety days ago', async () => {
    const town = await directory()
    await town.propose({ email: PAUL })
    const late = await town.lastKey(PAUL, 'bestaetigen')
    await town.look(8)
    expect(await town.rows()).toEqual([])
    await expect(
      town.call(calls.verzeichnisvorschlagBestaetigen, { body: { schluessel: late } }),
    ).rejects.toEqual(refused('link-abgelaufen'))
    const { nummer } = await town.propose()
    await town.confirm()
    await town.atDesk(nummer, 'ablehnen', 'Das ist Werbung.')
    await town.publish({ name: 'Zweiter', email: PAUL })
    await town.step(await town.lastKey(PAUL, 'eigener'), 'sperren')
    await town.look(fristen.vorschlag - 1)
    expect(await town.rows()).toHaveLength(2)
    await town.look(2)
    expect(await town.rows()).toEqual([])
    expect((await town.store.trash({ limit: 5 })).map(({ key }) => key)).toEqual(['/verzeichnis/zweiter'])
  })

  test('asks owners once a year to check their entries', async () => {
    const town = await directory()
    await town.publish()
    const asked = async () =>
      (await town.mails(ERIKA)).filter(({ betreff }) => betreff.startsWith('Stimmt Ihr Eintrag noch?')).length
    town.pass(364 * DAY)
    await town.look(1)
    expect(await asked()).toBe(0)
    await town.look(2)
    expect(await asked()).toBe(1)
    await town.look(3)
    expect(await asked()).toBe(1)
    town.pass(363 * DAY)
    await town.look(3)
    expect(await asked()).toBe(2)
  })
})

test('F2: if the mail server refuses a mail about a proposal, the desk and the owner see that it was not delivered', async () => {
  const town = await directory()
  const post = await pickyPost({ database: town.store.database, clock: town.clock })
  const { nummer } = await town.propose()
  const schluessel = await town.confirm()
  expect((await town.moderation.vorschlag(nummer)).zustellung).toBeUndefined()
  await town.atDesk(nummer, 'freigeben')
  expect((await town.moderation.vorschlag(nummer)).zustellung?.lage).toBe('wartet')
  await post.isRefused()
  expect((await town.moderation.vorschlag(nummer)).zustellung).toEqual({
    lage: 'nicht_zugestellt',
    text: expect.stringMatching(/^Nicht zugestellt: .*550/),
    betreff: 'Ihr Eintrag ist öffentlich: Ruderclub Rebenau',
  })
  expect((await town.own(schluessel)).zustellung).toBe('nicht_zugestellt')
})

describe('F6: a proposal that is sent again before its confirmation', () => {
  test('has a second mail that replaces the first, and the first link says so', async () => {
    const town = await directory()
    const form = crypto.randomUUID()
    await town.propose({}, form)
    const first = await town.lastKey(ERIKA, 'bestaetigen')
    await town.propose({ telefon: '030 23125-411' }, form)
    const second = await town.lastKey(ERIKA, 'bestaetigen')
    const [before, after] = await town.mails(ERIKA)
    expect([before?.betreff, before?.text].join(' ')).not.toMatch(/neue Fassung|ersetzt/)
    expect(after?.betreff).toMatch(/ \(neue Fassung\)$/)
    expect(after?.text).toContain('Diese hier ersetzt sie: Nur der Link in dieser E-Mail gilt noch.')
    const state = (schluessel: string) =>
      town.call(calls.verzeichnisvorschlagBestaetigung, { params: { schluessel } })
    expect([await state(first), await state(second)]).toEqual([{ ersetzt: true }, { ersetzt: false }])
    await expect(
      town.call(calls.verzeichnisvorschlagBestaetigen, { body: { schluessel: first } }),
    ).rejects.toMatchObject({ code: 'link-abgelaufen', message: NEUERE_EMAIL })
    await town.confirm()
    expect(await state(first)).toEqual({ ersetzt: true })
    await expect(state('x'.repeat(46))).rejects.toMatchObject({ code: 'link-abgelaufen' })
  })
})
