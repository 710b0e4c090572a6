import { records } from '@rathausplatz/contract/records'
import { termineOf } from '@rathausplatz/kalender'
import { dayWithMonth, longDay, plusDays } from '@rathausplatz/time'
import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { setze } from '../dokumente/satz.ts'
import { aktuelles } from './aktuelles.ts'
import { bekanntmachungen } from './bekanntmachungen.ts'
import { easter, isHoliday } from './calendar.ts'
import { demoKonten } from './konten.ts'
import { fraktionen } from './organisationseinheiten/fraktionen.ts'
import { organisationseinheiten } from './organisationseinheiten.ts'
import { RATSSAAL } from './rat/gremien.ts'
import { imGremium, ratssitze, wechsel } from './rat/personen.ts'
import { alleSitzungstage, ratstage, sitzungstage } from './rat/tage.ts'
import { rat } from './rat.ts'
import {
  bebauungsplanRebgarten,
  haushalt2026,
  hundesteuer,
  vergabeSprungturm,
} from './satzungen-und-plaene.ts'
import { ferienAm } from './schulferien.ts'
import { veranstaltungen } from './veranstaltungen.ts'

const START = '2026-11-23'
const tage = [0, 14, 15, 16, 40, 77, 85, 130, 200, 260, 310, 370].map(ahead => plusDays(START, ahead))

const at = (day: string) => new Date(`${day}T09:00:00Z`)
const sum = ({ ja = 0, nein = 0, enthaltungen = 0 }) => ja + nein + enthaltungen

describe.each(tage)('the council on %s', day => {
  const now = at(day)
  const { gremien, ratspersonen, vorlagen, sitzungen, schriftstuecke } = rat(now)
  const oeffentlich = sitzungen.filter(({ behandlung }) => behandlung === 'oeffentlich')
  const vorbei = sitzungen.filter(({ zustand }) => zustand === 'durchgefuehrt')

  it('has only records that fit the schemas of their kinds', () => {
    const kinds = [
      [records.gremium.schema, gremien],
      [records.ratsperson.schema, ratspersonen],
      [records.vorlage.schema, vorlagen],
      [records.sitzung.schema, sitzungen],
    ] as const
    for (const [schema, those] of kinds)
      for (const record of those) expect(schema.safeParse(record).error, record.slug).toBeUndefined()
  })

  it('has unique addresses, and only references to existing records', () => {
    const bodies = new Set(gremien.map(({ slug }) => slug))
    const people = new Set(ratspersonen.map(({ slug }) => slug))
    const papers = new Set(vorlagen.map(({ slug }) => slug))
    const meetings = new Set(sitzungen.map(({ slug }) => slug))
    const offices = new Set(organisationseinheiten(now).map(({ slug }) => slug))
    expect(bodies.size + people.size).toBe(gremien.length + ratspersonen.length)
    expect([papers.size, meetings.size]).toEqual([vorlagen.length, sitzungen.length])
    expect(new Set(schriftstuecke.map(({ name }) => name)).size).toBe(schriftstuecke.length)
    const named = [
      ...sitzungen.map(({ gremium }) => [bodies, gremium] as const),
      ...ratspersonen.flatMap(({ mitgliedschaften }) =>
        mitgliedschaften.map(({ gremium }) => [bodies, gremium] as const),
      ),
      ...vorlagen.flatMap(({ gremium, amt }) => [[bodies, gremium] as const, [offices, amt] as const]),
      ...vorlagen.flatMap(paper =>
        'bezug' in paper ? (paper.bezug ?? []).map(slug => [papers, slug] as const) : [],
      ),
      ...sitzungen.flatMap(({ tagesordnung, teilnahmen }) => [
        ...tagesordnung.flatMap(({ vorlage }) => (vorlage ? [[papers, vorlage] as const] : [])),
        ...teilnahmen.map(({ person }) => [people, person] as const),
      ]),
      ...sitzungen.flatMap(one => ('teil_von' in one ? [[meetings, one.teil_von] as const] : [])),
    ]
    expect(named.filter(([known, slug]) => !known.has(slug ?? ''))).toEqual([])
  })

  it('meets only on its regular days, and the events and the notice name the same days', () => {
    const days = oeffentlich
      .filter(({ gremium }) => gremium === 'gemeinderat')
      .map(({ datum_von }) => datum_von.slice(0, 10))
    expect(days).toEqual(alleSitzungstage('gemeinderat', day))
    expect(days.filter(one => one.slice(5, 7) === '08')).toEqual([])
    expect(days.filter(one => one === plusDays(easter(Number(one.slice(0, 4))), -47))).toEqual([])

    const event = veranstaltungen(now).find(({ slug }) => slug === 'gemeinderat')
    if (!event || !('serie' in event)) throw new Error('Die Sitzungen stehen nicht bei den Veranstaltungen.')
    const ahead = new Set(days.filter(one => one >= day))
    expect(event.serie.ausfalltermine.map(({ tag }) => tag).filter(tag => ahead.has(tag))).toEqual([])
    expect(event.datum_von.slice(11, 16)).toBe('18:30')

    const notice = bekanntmachungen(now).find(({ slug }) => slug === 'sitzung-des-gemeinderats')
    const next = oeffentlich.find(
      ({ gremium, zustand }) => gremium === 'gemeinderat' && zustand === 'eingeladen',
    )
    expect(notice?.sitzung?.beginn).toBe(next?.datum_von)
    expect(notice?.sitzung?.beginn.slice(0, 10)).toBe(sitzungstage('gemeinderat', day).next().value)
    for (const { titel } of next?.tagesordnung ?? []) expect(notice?.text).toContain(`<li>${titel}</li>`)
  })

  it('has a paper with the meeting days of the next year, which match the rule', () => {
    const paper = vorlagen.find(({ slug }) => slug.endsWith('-sitzungstermine'))
    const year = Number(paper?.datum.slice(0, 4)) + 1
    const { tage, fallenAus } = ratstage(year)
    for (const tag of [...tage, ...fallenAus.map(one => one.tag)])
      expect(paper?.text).toContain(dayWithMonth(tag))
    const own = sitzungstage('gemeinderat', `${year}-01-01`)
    expect(tage).toEqual(tage.map(() => own.next().value))
  })

  it('never has two meetings in its room on one evening, nor a meeting at the same time as an event there', () => {
    const evenings = oeffentlich.map(({ datum_von }) => datum_von.slice(0, 10))
    expect(evenings.filter((evening, index) => evenings.indexOf(evening) !== index)).toEqual([])
    const others = veranstaltungen(now).filter(({ slug, ort }) => slug !== 'gemeinderat' && ort === RATSSAAL)
    expect(others.length).toBeGreaterThan(0)
    const taken = others.flatMap(event => termineOf(event as never).filter(({ entfaellt }) => !entfaellt))
    expect(taken.filter(({ termin }) => evenings.includes(termin))).toEqual([])
  })

  it('is planned up to the summer break, and never meets in school holidays', () => {
    const days = oeffentlich.map(({ datum_von }) => datum_von.slice(0, 10))
    expect(days.filter(one => ferienAm(one) || isHoliday(one))).toEqual([])
    const july = `${Number(day.slice(0, 4)) + (day.slice(5) < '08' ? 0 : 1)}-07`
    expect(days.filter(one => one.startsWith(july)).length).toBeGreaterThan(1)
    const later = oeffentlich.filter(({ zustand }) => zustand === 'geplant')
    expect(later.filter(({ tagesordnung }) => tagesordnung.length > 0)).toEqual([])
  })

  it('has as many votes as voters present, and accepts an item exactly if a majority votes for it', () => {
    for (const { slug, teilnahmen, tagesordnung } of vorbei) {
      const there = teilnahmen.filter(
        one => one.anwesenheit === 'anwesend' || 'vertreten_durch' in one,
      ).length
      expect(there, slug).toBeGreaterThan(teilnahmen.length / 2)
      for (const { titel, text, ergebnis, abstimmung, beschluss } of tagesordnung) {
        if (!abstimmung) continue
        const voted = text?.includes('ist befangen') ? there - 1 : there
        expect(sum(abstimmung), `${slug}: ${titel}`).toBe(voted)
        expect(abstimmung.ja > abstimmung.nein, `${slug}: ${titel}`).toBe(ergebnis === 'angenommen')
        expect(Boolean(beschluss), `${slug}: ${titel}`).toBe(ergebnis === 'angenommen')
      }
    }
  })

  it('records the attendance of exactly the holders of seats on the day of a meeting', () => {
    for (const { slug, gremium, datum_von, teilnahmen, ...more } of vorbei) {
      const evening = datum_von.slice(0, 10)
      const bodies = [gremium, ...('gemeinsam_mit' in more ? (more.gemeinsam_mit ?? []) : [])]
      const seats = bodies.flatMap(body =>
        imGremium(body, evening).concat(imGremium(body, evening, 'vorsitz')),
      )
      expect(new Set(teilnahmen.map(({ person }) => person)), slug).toEqual(
        new Set(seats.map(person => person.slug)),
      )
      const instead = teilnahmen.flatMap(one => ('vertreten_durch' in one ? [one.vertreten_durch] : []))
      expect(new Set(instead).size, slug).toBe(instead.length)
      expect(instead.filter(person => teilnahmen.some(one => one.person === person))).toEqual([])
    }
  })

  it('has papers and results only of past days, and minutes of more than half of the past meetings', () => {
    for (const { zustand, datum_von, tagesordnung, teilnahmen } of sitzungen) {
      expect(zustand === 'durchgefuehrt' || zustand === 'abgesagt').toBe(datum_von.slice(0, 10) < day)
      if (zustand === 'durchgefuehrt') continue
      expect([tagesordnung.some(({ ergebnis }) => ergebnis), teilnahmen.length]).toEqual([false, 0])
    }
    expect(vorlagen.filter(({ datum }) => datum >= day)).toEqual([])
    const minutes = oeffentlich.filter(one => 'niederschrift' in one)
    expect(minutes.length).toBeGreaterThan(vorbei.length / 2)
  })

  it('has cancelled, moved and joint meetings, and all kinds of papers', () => {
    expect(oeffentlich.filter(one => one.zustand === 'abgesagt' && 'grund' in one)).toHaveLength(1)
    expect(oeffentlich.filter(one => 'verlegt_von' in one && 'grund' in one)).toHaveLength(1)
    expect(oeffentlich.filter(one => 'gemeinsam_mit' in one)).toHaveLength(1)
    const open = vorlagen.filter(({ behandlung }) => behandlung === 'oeffentlich')
    expect(new Set(open.map(({ art }) => art)).size).toBe(4)
    expect(open.length).toBeGreaterThanOrEqual(58)
    const dealtWith = new Set(
      sitzungen.flatMap(one => one.tagesordnung.flatMap(({ vorlage }) => vorlage ?? [])),
    )
    expect(vorlagen.filter(({ slug }) => !dealtWith.has(slug)).map(({ slug }) => slug)).toEqual([])
  })

  it('separates public from non-public: no public text reveals a closed paper, and no number is missing', () => {
    const closed = vorlagen.filter(({ behandlung }) => behandlung === 'nichtoeffentlich')
    expect(closed.length).toBeGreaterThan(5)
    const open = JSON.stringify([oeffentlich, vorlagen.filter(one => !closed.includes(one))])
    const told = closed.filter(({ slug, einleitung, text }) =>
      [slug, einleitung, text].some(words => open.includes(words)),
    )
    expect(told).toEqual([])
    // A tax secret is not published even after the decision.
    expect(open.includes('Stundung')).toBe(false)
    const numbers = vorlagen
      .filter(one => !closed.includes(one))
      .map(({ nummer }) => nummer.split('/').map(Number))
    for (const [year, count] of numbers) {
      const before = numbers.some(([otherYear, other]) => otherYear === year && other === Number(count) - 1)
      const isFirst = numbers.every(
        ([otherYear, other]) => otherYear !== year || Number(other) >= Number(count),
      )
      expect(before || isFirst, `${year}/${count}`).toBe(true)
    }
  })
})

describe('the people', () => {
  it('are eighteen members besides the mayor, or seventeen while a seat is vacant', () => {
    expect(ratssitze).toBe(18)
    for (const day of ['2024-11-12', wechsel.ausgeschieden, wechsel.nachgerueckt, START]) {
      expect(imGremium('gemeinderat', day), day).toHaveLength(18)
      expect(imGremium('technischer-ausschuss', day), day).toHaveLength(8)
      expect(imGremium('verwaltungsausschuss', day), day).toHaveLength(8)
      expect(imGremium('ausschuss-fuer-bildung-kultur-und-soziales', day), day).toHaveLength(8)
    }
    expect(imGremium('gemeinderat', '2025-10-05')).toHaveLength(17)
  })

  it('hold the seats of their lists, and the speakers lead their groups', () => {
    expect(fraktionen.map(({ sitze }) => sitze)).toEqual([7, 5, 4, 2])
    for (const { vorname, nachname, liste } of fraktionen) {
      const [leads] = imGremium(
        liste.toLowerCase().replaceAll('ü', 'ue').replaceAll('ä', 'ae').replaceAll(' ', '-'),
        START,
        'vorsitz',
      )
      expect(`${leads?.vorname} ${leads?.nachname}`).toBe(`${vorname} ${nachname}`)
    }
  })

  it('include every person with an account of a member', () => {
    const { ratspersonen } = rat(at(START))
    const accounts = demoKonten.flatMap(konto => ('person' in konto ? [konto] : []))
    expect(accounts.length).toBeGreaterThan(1)
    for (const { vorname, nachname, person } of accounts)
      expect(ratspersonen.find(({ slug }) => slug === person)).toMatchObject({ vorname, nachname })
  })
})

it('A deputy is named in the minutes as present', () => {
  const { sitzungen, schriftstuecke } = rat(at(START))
  const stoodIn = sitzungen.filter(
    one => 'niederschrift' in one && one.teilnahmen.some(seat => 'vertreten_durch' in seat),
  )
  expect(stoodIn.length).toBeGreaterThan(3)
  for (const { slug, teilnahmen } of stoodIn) {
    const there = teilnahmen.filter(one => one.anwesenheit === 'anwesend' || 'vertreten_durch' in one).length
    const minutes = schriftstuecke.find(({ name }) => name === `niederschrift-${slug}`)
    expect(JSON.stringify(minutes?.absaetze)).toContain(`Anwesend (${there}): `)
  }
})

it('A member who leaves the council is present but does not vote on that item', () => {
  const { sitzungen } = rat(at(START))
  const meeting = sitzungen.find(({ slug }) => slug === 'gemeinderat-2025-09-09')
  const item = meeting?.tagesordnung.find(({ titel }) => titel.startsWith('Ausscheiden'))
  const spinner = meeting?.teilnahmen.find(({ person }) => person === 'hubert-spinner')
  expect([spinner?.anwesenheit, item?.text]).toEqual(['anwesend', expect.stringContaining('ist befangen')])
})

describe('other pages of the town', () => {
  const { sitzungen, vorlagen } = rat(at(START))
  const decidedOn = (kurz: string) => {
    const paper = vorlagen.find(({ slug }) => slug.endsWith(kurz))
    const meeting = sitzungen.findLast(one => one.tagesordnung.some(({ vorlage }) => vorlage === paper?.slug))
    return meeting?.datum_von.slice(0, 10)
  }

  it('name the same day for by-laws as the meeting that decided them', () => {
    expect(decidedOn('-haushalt-2026')).toBe(haushalt2026.beschlossen)
    expect(decidedOn('-hundesteuersatzung')).toBe(hundesteuer.beschlossen)
    expect(decidedOn('-rebgarten-entwurf')).toBe(bebauungsplanRebgarten.beschlossen)
    expect(decidedOn('-rebgarten-aufstellung')).toBe(bebauungsplanRebgarten.aufgestellt)
  })

  it.each(tage)(
    'on %s, notice and paper name the same days for offers and for the award, after the meeting',
    day => {
      const { vorlagen, sitzungen } = rat(at(day))
      const paper = vorlagen.find(({ slug }) => slug.endsWith('-sprungturm-sanierung'))
      const decides = sitzungen.findLast(one =>
        one.tagesordnung.some(({ vorlage }) => vorlage === paper?.slug),
      )
      const notice = bekanntmachungen(at(day)).find(({ slug }) => slug === 'ausschreibung-sprungturm')
      const offers = notice?.frist_bis?.slice(0, 10) ?? ''
      expect(offers > (decides?.datum_von.slice(0, 10) ?? '')).toBe(true)
      expect(paper?.text).toContain(`bis zum ${longDay(offers)} ein`)
      const [, award] = /wird bis zum (.*) vergeben/.exec(notice?.text ?? '') ?? []
      expect(paper?.text).toContain(`vergibt den Auftrag bis zum ${award}.`)
    },
  )

  it.each(tage)(
    'A6: on %s, no meeting of the committee is between the check of the offers and two weeks after the award',
    day => {
      const { sitzungen } = rat(at(day))
      const council = sitzungen.find(
        ({ gremium, zustand }) => gremium === 'gemeinderat' && zustand !== 'durchgefuehrt',
      )
      const { angeboteBis, vergebenBis } = vergabeSprungturm(council?.datum_von.slice(0, 10) ?? '')
      const evenings = sitzungen
        .filter(({ gremium }) => gremium === 'technischer-ausschuss')
        .map(({ datum_von }) => datum_von.slice(0, 10))
      // Two days of office work, with a weekend before them, are the check.
      const checked = plusDays(angeboteBis, 5)
      expect(evenings.filter(one => one >= checked && one <= plusDays(vergebenBis, 14))).toEqual([])
    },
  )

  it.each(tage)('on %s, the news report sewer works after the council approved their award', day => {
    const { vorlagen, sitzungen } = rat(at(day))
    const paper = vorlagen.find(({ slug }) => slug.endsWith('-faehrgasse-kanal'))
    const decided = sitzungen.findLast(one => one.tagesordnung.some(({ vorlage }) => vorlage === paper?.slug))
    const news = aktuelles(at(day)).find(({ slug }) => slug === 'faehrgasse-kanal')
    expect(paper?.beschlussvorschlag).toContain('Die Bürgermeisterin darf den Auftrag')
    expect(news?.text).toContain('die Bürgermeisterin den Auftrag danach selbst vergeben')
    expect((decided?.datum_von ?? '') < (news?.datum_von ?? '')).toBe(true)
  })

  it('agree that a joint meeting of both committees had the draft of the budget', () => {
    const drafted = vorlagen.find(({ slug }) => slug.endsWith('-haushalt-eckwerte'))
    const budget = vorlagen.find(({ slug }) => slug.endsWith('-haushalt-naechstes-jahr'))
    const meeting = sitzungen.find(one => one.tagesordnung.some(({ vorlage }) => vorlage === drafted?.slug))
    expect(budget).toMatchObject({ bezug: [drafted?.slug] })
    expect(meeting).toMatchObject({
      gremium: 'verwaltungsausschuss',
      gemeinsam_mit: ['technischer-ausschuss'],
    })
  })

  it.each(tage)('on %s, the news give the same votes on the budget as the meeting', day => {
    const { sitzungen, vorlagen } = rat(at(day))
    const paper = vorlagen.find(({ slug }) => slug.endsWith('-haushalt-naechstes-jahr'))
    const meeting = sitzungen.find(one =>
      one.tagesordnung.some(({ vorlage, ergebnis }) => vorlage === paper?.slug && ergebnis),
    )
    const vote = meeting?.tagesordnung.find(({ vorlage }) => vorlage === paper?.slug)?.abstimmung
    expect(vote).toEqual({ ja: 14, nein: 5, enthaltungen: 0 })
    const news = aktuelles(at(day)).find(({ slug }) => slug === 'haushalt')
    expect(news?.text).toContain('stimmten 14 Mitglieder für den Haushalt des nächsten Jahres, fünf dagegen')
    expect((meeting?.datum_von ?? '') < (news?.datum_von ?? '')).toBe(true)
  })
})

it('The printed minutes have readable text, a language and a title', async () => {
  const { schriftstuecke } = rat(at(START))
  const minutes = schriftstuecke.findLast(({ name }) => name.startsWith('niederschrift-gemeinderat'))
  if (!minutes) throw new Error('Es gibt keine Niederschrift.')
  const bytes = await setze(minutes, 'schlicht')
  for (const mark of ['/Lang (de-DE)', '/Marked true', '/DisplayDocTitle true'])
    expect(bytes.toString('latin1')).toContain(mark)
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const text = items.map(item => ('str' in item ? item.str : '')).join(' ')
  expect(text).toContain('Fragen der Einwohnerinnen und Einwohner')
})

it('The council has over 100 documents, and the first ten have less than 12 KB each', async () => {
  const { schriftstuecke } = rat(at(START))
  expect(schriftstuecke.length).toBeGreaterThan(100)
  const sizes = await Promise.all(
    schriftstuecke.slice(0, 10).map(async one => (await setze(one, 'schlicht')).length),
  )
  expect(Math.max(...sizes)).toBeLessThan(12_000)
})
