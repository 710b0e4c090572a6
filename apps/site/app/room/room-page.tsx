import { realmLabels } from '@rathausplatz/contract/rights'
import { Breadcrumb, Link } from '@rathausplatz/ui'
import { ErrorSummary } from '@rathausplatz/ui/form'
import type { ReactNode } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root.tsx'
import { accountPageOf, pageOf } from '../sessions/realms.ts'
import type { ShownSession } from '../sessions/shown.ts'
import { SessionLine, SessionNotice } from '../sign-in/session-line.tsx'
import { useNeverFromMemory } from '../sign-in/use-never-from-memory.ts'
import { useSessionTime } from '../sign-in/use-session-time.ts'
import styles from './room.module.css'

type Way = { title: string; href: string }

/** What a page of any room says of itself. */
export type RoomPageProps = {
  session: ShownSession
  /** What the page is called; the start is called like the realm. */
  title?: string | undefined
  /** What is open on it, for the title of the window. */
  part?: string | undefined
  heading: string
  /** Where it stands, between the start and itself. */
  above?: readonly Way[] | undefined
  /** What was not taken of the form that this page answers. */
  refused?: { title: string; errors: Readonly<Record<string, string>> } | undefined
  children: ReactNode
}

type FrameProps = {
  /** Where one can go between the start and one's own account. */
  ways: readonly Way[]
  /** What stands above all. */
  top?: ReactNode
}

/** The frame of every page of a room of who is signed in: the ways, and how long one is signed in. */
export function RoomPage(props: RoomPageProps & FrameProps) {
  const { session, title, part, heading, above = [], refused, ways, top, children } = props
  const town = useRouteLoaderData<typeof rootLoader>('root')?.stadt?.name
  const clock = useSessionTime(session)
  useNeverFromMemory()
  const room = realmLabels[session.realm]
  const start = pageOf(session.realm)
  const titled = [refused && 'Fehler', part, title].filter(Boolean).join(': ')
  return (
    <>
      <title>{[titled, room, town].filter(Boolean).join(' – ')}</title>
      <meta name="robots" content="noindex" />
      {top}
      <Ways
        room={room}
        start={start}
        ways={[
          { href: start, title: 'Übersicht' },
          ...ways,
          { href: accountPageOf(session.realm), title: 'Mein Konto' },
        ]}
      />
      {title && <Breadcrumb items={[{ title: room, href: start }, ...above, { title, href: '' }]} />}
      <main id="inhalt" tabIndex={-1} className={styles.page}>
        {refused && <ErrorSummary title={refused.title} errors={refused.errors} />}
        <h1 tabIndex={-1}>{heading}</h1>
        <SessionNotice session={session} clock={clock} />
        {children}
        <SessionLine session={session} clock={clock} />
      </main>
    </>
  )
}

function Ways({ room, start, ways }: { room: string; start: string; ways: readonly Way[] }) {
  const { pathname } = useLocation()
  const current = (href: string): 'page' | true | undefined => {
    if (href === pathname) return 'page'
    return href !== start && pathname.startsWith(`${href}/`) ? true : undefined
  }
  return (
    <nav aria-label={room} className={styles.wege}>
      <ul role="list">
        {ways.map(({ href, title }) => (
          <li key={href}>
            <Link href={href} aria-current={current(href)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
