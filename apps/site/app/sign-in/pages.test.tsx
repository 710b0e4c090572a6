import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ErrorBoundary } from '../routes/realms/realm.tsx'
import type { ShownSession } from '../sessions/shown.ts'
import { AccountPage } from './account-page.tsx'
import { CodePage } from './code-page.tsx'
import { FactorPage } from './factor/factor-page.tsx'
import { ForgottenPage } from './forgotten-page.tsx'
import { NewPasswordPage } from './new-password-page.tsx'
import { PasswordPage } from './password-page.tsx'
import type { RefusedSignIn } from './read-sign-in.ts'
import type { RefusedForm } from './refused-form.ts'
import { SessionLine } from './session-line.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { useSessionTime } from './use-session-time.ts'

/** Renders a page as the server does, without scripts. */
function drawn(Page: () => React.ReactNode, path = '/raete') {
  const Stub = createRoutesStub([{ path: '*', Component: Page }])
  return renderToStaticMarkup(<Stub initialEntries={[path]} />)
}

const session: ShownSession = {
  realm: 'raete',
  name: 'Jonas Muster',
  email: 'jonas@example.org',
  taetigkeitsbereiche: [],
  rollen: [],
  pflicht: 'passwort',
  hasAccount: true,
  isAccountSilent: false,
  hasGivenPassword: false,
  bis: '2026-11-20T12:00:00.000Z',
  sekunden: 3_600,
}
const signOut = 'action="/raete/abmelden"'

test('During an outage of the CMS the error page offers to sign out; for other errors it does not', () => {
  const failed = (status: number) => ({ status, statusText: '', internal: false, data: { hint: 'Satz' } })
  const page = (status: number) =>
    drawn(() => ErrorBoundary({ error: failed(status), params: {} } as never), '/raete/passwort')
  expect(page(503)).toContain(signOut)
  expect(page(503)).toContain('Satz')
  expect(page(405)).not.toContain(signOut)
})

test("The page states the end of the session by the server's clock, with the day if it is not today", () => {
  const Line = ({ session }: { session: ShownSession }) => (
    <SessionLine session={session} clock={useSessionTime(session)} />
  )
  expect(drawn(() => <Line session={session} />)).toContain('bis 13:00 Uhr')
  const long = { ...session, bis: '2026-11-21T11:00:00.000Z', sekunden: 86_400 }
  expect(drawn(() => <Line session={long} />)).toContain('bis 21.11.2026, 12:00 Uhr')
})

test('The page of the required change keeps the requested page, and says if the change is not possible here or now', () => {
  const page = (told: Partial<ShownSession>) =>
    drawn(() => <PasswordPage session={{ ...session, ...told }} zurueck="/raete/a?b=1" refused={undefined} />)
  expect(page({})).toContain('action="/raete/passwort?zurueck=%2Fraete%2Fa%3Fb%3D1"')
  const elsewhere = page({ hasAccount: false })
  expect(elsewhere).toContain('Das geht auf dieser Website nicht')
  expect(elsewhere).toContain('Geschäftsstelle des Gemeinderats ein. Die Zentrale verbindet Sie.')
  expect(elsewhere).toContain(signOut)
  expect(elsewhere).not.toContain('<form method="post" action="/raete/passwort')
  expect(page({})).not.toContain('Zugänge richtet')
  const silent = page({ hasAccount: false, isAccountSilent: true })
  expect(silent).toContain('gerade nicht möglich')
  expect(silent).toContain(signOut)
})

test('If the CMS cannot mail links for passwords, the page names whom to ask', () => {
  const page = (canForget: boolean) =>
    drawn(() => <ForgottenPage realm="intranet" canForget={canForget} isSent={false} refused={undefined} />)
  expect(page(false)).toContain('Zugänge richtet die Stadtverwaltung ein.')
  expect(page(false)).not.toContain('<form')
  expect(page(true)).toContain('action="/intranet/passwort-vergessen"')
})

test('At the first sign-in the page mentions no other devices; after an error it asks for both fields again', () => {
  const page = (told: Partial<ShownSession>, refused?: RefusedForm) =>
    drawn(() => <PasswordPage session={{ ...session, ...told }} zurueck="/raete" refused={refused} />)
  const others = 'Auf allen anderen Geräten'
  expect(page({})).not.toContain(others)
  expect(page({ pflicht: undefined })).toContain(others)
  const again = 'Bitte füllen Sie beide Felder noch einmal aus.'
  expect(page({})).not.toContain(again)
  expect(page({}, { ok: false, title: 'Nein', errors: {} })).toContain(again)
})

test('A user who is still signed in at the provider gets a link to sign out there, or a hint if that is not possible from here', () => {
  const props = { realm: 'redaktion' as const, zurueck: '/redaktion', canForget: true, refused: undefined }
  const page = (atProvider: 'angemeldet' | 'offen' | undefined) =>
    drawn(() => <SignInPage {...props} note="abgemeldet" atProvider={atProvider} />, '/redaktion/anmelden')
  expect(page('angemeldet')).toContain('Auch dort abmelden')
  const open = page('offen')
  expect(open).toContain(
    'Sie sind abgemeldet. Beim Konto der Verwaltung ließ sich die Anmeldung von hier nicht beenden; schließen Sie alle Fenster des Browsers.',
  )
  expect(open).not.toContain('Auch dort abmelden')
  expect(page(undefined)).not.toContain('Verwaltung')
})

test('After a refused sign-in the page links the other realms; after an empty field it does not', () => {
  const page = (errors: Record<string, string>) => {
    const refused = { ok: false as const, title: 'Nein', errors, email: '' }
    const props = { realm: 'raete' as const, zurueck: '/raete', canForget: true, note: undefined }
    return drawn(() => <SignInPage {...props} refused={refused} />)
  }
  for (const other of ['/intranet/anmelden', '/redaktion/anmelden']) {
    expect(page({})).toContain(`href="${other}"`)
    expect(page({ email: 'Fehlt' })).not.toContain(`href="${other}"`)
  }
})

test('If the input is not the cause of the failure, the page links no other realm and asks for the password again', () => {
  const page = (refused: Partial<RefusedSignIn>) => {
    const given = { ok: false as const, title: 'Nein', errors: {}, email: 'a@example.org', ...refused }
    const props = { realm: 'raete' as const, zurueck: '/raete', canForget: true, note: undefined }
    return drawn(() => <SignInPage {...props} refused={given} />)
  }
  const again = 'Bitte geben Sie Ihr Passwort noch einmal ein.'
  const passing = page({ isNotTheirs: true })
  expect(passing).toContain(again)
  expect(passing).not.toContain('href="/intranet/anmelden"')
  expect([...passing.matchAll(/<h(\d)/g)].map(([, level]) => level)).toEqual(['1', '2', '2'])
  expect(page({})).not.toContain(again)
  // Without an address the user has typed nothing, so the page asks for nothing again.
  expect(page({ isNotTheirs: true, email: '' })).not.toContain(again)
})

test('The page of an expired link has no password field, and links the page to request a new link', () => {
  const page = (isOver: boolean) => {
    const refused = { ok: false as const, title: 'Nein', errors: {}, isOver }
    return drawn(() => <NewPasswordPage realm="raete" schluessel="x" refused={refused} />)
  }
  for (const isOver of [true, false]) {
    expect(page(isOver).includes('name="neues_passwort"')).toBe(!isOver)
    expect(page(isOver).match(/href="\/raete\/passwort-vergessen"/g)).toHaveLength(1)
  }
})

const factor = { noetig: false, totp: false, passkeys: [], wiederherstellungscodes: 0 }
const setup = {
  geheimnis: 'JBSWY3DP',
  uri: 'otpauth://totp/a?secret=JBSWY3DP',
  qr: { size: 1, path: 'M0 0' },
}

test("The address of the app's secret is linked, so that a phone opens its app; an address of another scheme is not linked", () => {
  const page = (uri: string) =>
    drawn(() => (
      <FactorPage session={session} factor={factor} outcome={{ was: 'app', app: { ...setup, uri } }} />
    ))
  expect(page(setup.uri)).toContain(`href="${setup.uri}"`)
  expect(page('https://example.org/otpauth:')).not.toContain('href="https://example.org')
})

test('Once a required second factor is set up, the page links to the desk', () => {
  const owing: ShownSession = { ...session, realm: 'redaktion', pflicht: 'zweiter-faktor' }
  const page = (totp: boolean) =>
    drawn(() => <FactorPage session={owing} factor={{ ...factor, totp }} outcome={undefined} />)
  expect(page(false)).toContain('Bitte richten Sie einen zweiten Faktor ein')
  expect(page(false)).not.toContain('Weiter zur Redaktion')
  expect(page(true)).not.toContain('Bitte richten Sie')
  expect(page(true)).toMatch(/<a[^>]* href="\/redaktion"[^>]*>[^<]*Weiter zur Redaktion/)
})

test('The page of an account without a second factor says what that means, and a long address breaks after its @', () => {
  const props = { devices: [], changed: undefined, refused: undefined }
  const page = drawn(() => <AccountPage session={session} factor={factor} {...props} />)
  expect(page).toContain('Keiner: Zum Anmelden genügt Ihr Passwort.')
  expect(page).toContain('jonas@<wbr/>example.org')
})

test('The code of the app has a numeric keyboard on phones, a recovery code one with letters', () => {
  const step = { vorgang: 'v', verfahren: ['code'] as const }
  const page = drawn(() => <CodePage realm="redaktion" zurueck="/redaktion" step={step} />, '/redaktion')
  const field = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page)?.[0].toLowerCase()
  expect(field('code')).toContain('inputmode="numeric"')
  expect(field('code')).toContain('autocomplete="one-time-code"')
  expect(field('wiederherstellung')).not.toContain('inputmode')
})

test.each([[['code']], [['passkey']], [['code', 'passkey']]] as const)(
  'A second step by %j can be restarted',
  verfahren => {
    const step = { vorgang: 'v', verfahren }
    const page = drawn(() => <CodePage realm="redaktion" zurueck="/redaktion" step={step} />, '/redaktion')
    expect(page.match(/Von vorn beginnen/g)).toHaveLength(1)
  },
)

test('P18: the sign-in of the desk links the one of the intranet, also before an attempt fails', () => {
  const page = (realm: 'redaktion' | 'raete') =>
    drawn(() => <SignInPage realm={realm} zurueck="/x" canForget note={undefined} refused={undefined} />)
  for (const realm of ['redaktion', 'raete'] as const)
    expect(page(realm)).toMatch(/<a [^>]*href="\/intranet\/anmelden"[^>]*>Im Intranet anmelden</)
})
