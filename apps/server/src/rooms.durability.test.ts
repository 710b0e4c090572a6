import { tokenHeader } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { newFolder } from './testing/house.ts'
import { startServer } from './testing/real-server.ts'

/**
 * Tests the rooms behind the log-in and the public town, in a server that caches pages: data of one person is
 * never in an answer to another, in whatever order they ask.
 */
const PASSWORD = 'Kelter Amsel Brunnen Pflug'
const TURNS = 1_000

type Answer = { status: number; headers: Headers; text: string }
type RoomList = { data: readonly { id: string; nichtoeffentlich: number }[] }
type Evening = {
  nichtoeffentlich?: { tagesordnung: readonly { titel: string; vorlage?: { id: string } }[] }
}

test('C-02, C-03, C-04: a clerk, two council members and a stranger ask by turns a thousand times, and nobody gets data of another', async () => {
  const { port } = await startServer(await newFolder(), {
    DEMO: 'an',
    DEMO_PASSWORT: PASSWORD,
    LINKPRUEFUNG: 'aus',
    SEITENSPEICHER: 'an',
  })
  const town = `http://localhost:${port}`
  const get = async (path: string, headers: Record<string, string>): Promise<Answer> => {
    const answer = await fetch(town + path, { headers, redirect: 'manual' })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const signIn = async (realm: 'intranet' | 'raete', name: string) => {
    const body = new URLSearchParams({ email: `${name}@rebenau.example.org`, passwort: PASSWORD })
    const headers = { origin: town, 'sec-fetch-site': 'same-origin' }
    const answer = await fetch(`${town}/${realm}/anmelden`, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    return {
      cookie: answer.headers
        .getSetCookie()
        .map(cookie => cookie.split(';', 1)[0])
        .join('; '),
    }
  }
  /** Returns words and addresses of non-public items in the next meetings of a member. */
  const secretsOf = async (name: string) => {
    const login = await fetch(`${town}/api/cms/raete/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${name}@rebenau.example.org`, passwort: PASSWORD }),
    })
    const { token } = (await login.json()) as { token: string }
    const read = async <T>(path: string) =>
      JSON.parse((await get(`/api/cms/raete/${path}`, { [tokenHeader.raete]: token })).text) as T
    const { data } = await read<RoomList>('sitzungen?eigene=true&pro_seite=50')
    const words = new Set<string>()
    const paths: string[] = []
    for (const { id } of data.filter(({ nichtoeffentlich }) => nichtoeffentlich > 0)) {
      paths.push(`/raete/sitzungen/${id}`)
      for (const { titel, vorlage } of (await read<Evening>(`sitzungen/${id}`)).nichtoeffentlich
        ?.tagesordnung ?? [])
        if (vorlage) {
          words.add(titel)
          paths.push(`/raete/vorlagen/${vorlage.id}`)
        }
    }
    return { words, paths }
  }

  const [ofA, ofB] = [await secretsOf('ratsmitglied'), await secretsOf('stadtrat')]
  const only = (own: ReadonlySet<string>, other: ReadonlySet<string>) =>
    [...own].filter(word => !other.has(word))
  const [wordsOfA, wordsOfB] = [only(ofA.words, ofB.words), only(ofB.words, ofA.words)]
  expect(wordsOfA.length).toBeGreaterThan(0)
  const intranet = ['Neue Brandschutzordnung', 'Verdächtige E-Mails', 'Grippeschutzimpfung']
  const nobodys = [...intranet, ...ofA.words, ...ofB.words]
  const askers = [
    { who: await signIn('intranet', 'miriam.huber'), mayNot: [...ofA.words, ...ofB.words] },
    { who: await signIn('raete', 'ratsmitglied'), mayNot: [...intranet, ...wordsOfB] },
    { who: await signIn('raete', 'stadtrat'), mayNot: [...intranet, ...wordsOfA] },
    { who: {}, mayNot: nobodys },
  ]
  const paths = [
    '/intranet',
    '/intranet/sicherheit',
    '/raete',
    '/raete/sitzungen',
    '/raete/berichte',
    ...ofA.paths.slice(0, 3),
    ...ofB.paths.slice(0, 2),
    '/',
    '/rathaus',
    '/rathaus/gemeinderat',
    '/rathaus/gemeinderat/sitzungen',
    '/suche/?q=grundst%C3%BCck',
    // C-04: these paths look like files.
    '/intranet/personal/style.css',
    '/raete/sitzungen/style.css',
    '/raete/x%3F.js',
    '/raete/berichte.data',
  ]
  const heard = new Set<string>()
  for (let turn = 0; turn < TURNS; turn += 1) {
    const path = paths[turn % paths.length] ?? '/'
    const answers = await Promise.all(askers.map(({ who }) => get(path, who)))
    for (const [at, { status, headers, text }] of answers.entries()) {
      const about = `${path}, ${at}`
      expect(status, about).toBeLessThan(500)
      expect(
        askers[at]?.mayNot.filter(word => text.includes(word)),
        about,
      ).toEqual([])
      for (const word of nobodys) if (text.includes(word)) heard.add(word)
      const kept = headers.get('cache-control') ?? 'no-store'
      if (/^\/(?:intranet|raete)/.test(path)) expect(kept, about).toContain('no-store')
      // C-03: a cacheable answer sets no cookie, whoever asks.
      if (!kept.includes('no-store')) expect(headers.getSetCookie(), about).toEqual([])
    }
  }
  // Otherwise the test would prove nothing.
  for (const word of wordsOfA.slice(0, 1)) expect(heard).toContain(word)
  expect(heard).toContain(intranet[2])
})
