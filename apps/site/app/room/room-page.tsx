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

/** Properties of a page behind a log-in, of the intranet or of the council members' area. */
export type RoomPageProps = {
  session: ShownSession
  /** Title of the page; the start page has the title of the realm. */
  title?: string | undefined
  /** The open part of the page, for the document title. */
  part?: string | undefined
  heading: string
  /** Breadcrumbs between the start page and this page. */
  above?: readonly Way[] | undefined
  /** Errors of the form that this page answers. */
  refused?: { title: string; errors: Readonly<Record<string, string>> } | undefined
  children: ReactNode
}

type FrameProps = {
  /** Links in the navigation, between the start page and the account. */
  ways: readonly Way[]
  /** Content above all other content of the page. */
  top?: ReactNode
}

/**
 * The frame of every page of the intranet and of the council members' area: navigation, and the remaining
 * time of the session.
 */
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
