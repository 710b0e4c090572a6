import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Call, calls, may, tokenHeader, type Who } from '@rathausplatz/contract'
import { demoKonten } from '@rathausplatz/demo'
import { costliestInput } from './costliest.ts'
import { costliestForms, type Sent, sentByHand, type TokenFor } from './costliest-bodies.ts'
import type { Figure } from './figures.ts'
import { removeFolder, tempFolder } from './tidy.ts'

/** Longest turn of the event loop that is accepted, in ms. */
const GOAL_MS = 50
/**
 * Most tries per request. The shortest turn counts, because other work on the machine makes a turn look
 * longer.
 */
const TRIES = 3
const TOLD = 10
const PASSWORD = 'vier Woerter ohne Sinn 26'

/**
 * Sends each call of the contract a costly valid input, and the site its costliest forms, in the demo town.
 * Measures the longest turn of the event loop per request, as computing time of the thread, and returns the
 * ten longest.
 */
export async function measureTurns(): Promise<Figure[]> {
  const folder = tempFolder()
  const server = await start(folder)
  try {
    const tokenFor = await signIn(server.origin)
    const sent = [
      ...Object.values(calls).map(call => ofCall(call, tokenFor)),
      ...(await sentByHand(server.origin, tokenFor)),
      ...costliestForms(server.origin),
    ]
    const turns: Turn[] = []
    for (const [place, one] of sent.entries()) {
      turns.push(await measured(server, one))
      if (process.stderr.isTTY) process.stderr.write(`\r${place + 1}/${sent.length}`)
    }
    const sorted = turns.toSorted((one, other) => other.ms - one.ms)
    if (process.env['ALLE'] !== undefined)
      for (const { what, ms, status, bytes } of sorted)
        console.error(`${ms.toFixed(1)} ms ${status} ${bytes} ${what}`)
    const failed = sorted.filter(({ status }) => status >= 500 && status !== 501 && status !== 503)
    for (const { what, status } of failed) console.error(`${what}: ${status}`)
    return sorted.slice(0, TOLD).map(({ what, ms, bytes, status }, place) => ({
      name: `turns.${place + 1}`,
      label: `${what} (${bytes} Byte, ${status})`,
      value: ms,
      unit: 'ms',
      goal: { most: GOAL_MS },
    }))
  } finally {
    server.child.kill('SIGKILL')
    removeFolder(folder)
  }
}

type Turn = { what: string; ms: number; bytes: number; status: number }
type Server = { child: ChildProcess; origin: string }

async function start(folder: string): Promise<Server> {
  const child = fork(fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url)), {
    execArgv: ['--import', fileURLToPath(new URL('../tests/e2e/longest-turn.ts', import.meta.url))],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      HOST: 'localhost',
      PORT: '0',
      DATA_DIR: folder,
      DEMO: 'an',
      DEMO_PASSWORT: PASSWORD,
      CMS_URL: '',
      PUBLIC_URL: '',
      TRUST_PROXY: 'an',
      WORKERS: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  child.once('exit', (code, signal) => {
    if (signal !== 'SIGKILL' || code !== null) console.error(`Der Server endete: ${code ?? signal}`)
  })
  let said = ''
  for await (const chunk of child.stderr?.iterator({ destroyOnReturn: false }) ?? []) {
    said += chunk
    const port = /^Die Website läuft: http:\/\/localhost:(\d+)$/m.exec(said)?.[1]
    if (port) {
      child.stderr?.pipe(process.stderr)
      return { child, origin: `http://localhost:${port}` }
    }
  }
  throw new Error(`Der Server ist nicht gestartet:\n${said}`)
}

async function meter(child: ChildProcess, said: 'watch' | 'tell'): Promise<number> {
  const told = once(child, 'message')
  child.send(said)
  const [{ longest }] = (await told) as [{ longest: number }]
  return longest
}

let asked = 0

async function measured({ child, origin }: Server, one: Sent): Promise<Turn> {
  let ms = Infinity
  let status = 0
  for (let tries = 0; tries < TRIES && ms > GOAL_MS; tries++) {
    asked += 1
    await meter(child, 'watch')
    const answer = await fetch(new URL(one.path, origin), {
      method: one.method,
      // Each request has its own address, so that no rate limit refuses it.
      headers: { 'x-forwarded-for': `10.${(asked >> 8) & 255}.${asked & 255}.7`, ...one.headers },
      body: one.body ?? null,
      redirect: 'manual',
    }).catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    ms = Math.min(ms, await meter(child, 'tell'))
    status = answer?.status ?? 0
  }
  return { what: one.what, ms, bytes: one.body?.length ?? 0, status }
}

async function signIn(origin: string): Promise<TokenFor> {
  const login = { redaktion: calls.redaktionLogin, intranet: calls.login, raete: calls.raeteLogin }
  const known = await Promise.all(
    demoKonten.map(async konto => {
      const answer = await fetch(new URL(login[konto.realm].path, origin), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: konto.email, passwort: PASSWORD }),
      })
      const { token } = (await answer.json()) as { token?: string }
      return { who: { roles: [], sections: ['/'], ...konto } as unknown as Who, token }
    }),
  )
  // The administration has to set up its second factor first.
  const ready = known.filter(({ who }) => !(who.roles as readonly string[]).includes('administration'))
  return (realm, right) => ready.find(({ who }) => who.realm === realm && may(who, right as never))?.token
}

/** Calls that are sent without a token, because signing out would end the sessions of the other requests. */
const ENDS = /logout|abmelden|sitzung.*beenden|passwort/i

function ofCall(call: Call, tokenFor: TokenFor): Sent {
  const { params = {}, query = {}, body } = costliestInput(call)
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? 'x'),
  )
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
  )
  const token = call.realm && !ENDS.test(call.name) ? tokenFor(call.realm, call.right) : undefined
  return {
    what: call.name,
    method: call.method,
    path: `${path}?${asked}`,
    headers: {
      ...(call.takesFile ? { 'content-type': 'application/pdf' } : { 'content-type': 'application/json' }),
      ...(call.realm && token && { [tokenHeader[call.realm]]: token }),
    },
    ...(call.method !== 'GET' && {
      body: call.takesFile
        ? Buffer.alloc(Math.min(call.largest ?? 0, 20_000_000), '%PDF-1.7 ')
        : JSON.stringify(body ?? {}),
    }),
  }
}
