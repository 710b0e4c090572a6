import { Breadcrumb, Link } from '@rathausplatz/ui'
import { Button, ErrorSummary } from '@rathausplatz/ui/form'
import { type ReactNode, useId } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root.tsx'
import { accountPageOf } from '../sessions/realms.ts'
import { SessionLine, SessionNotice } from '../sign-in/session-line.tsx'
import { useNeverFromMemory } from '../sign-in/use-never-from-memory.ts'
import { useSessionTime } from '../sign-in/use-session-time.ts'
import type { IntranetFrame } from './in-intranet.ts'
import styles from './intranet.module.css'

const START = '/intranet'

type IntranetPageProps = {
  frame: IntranetFrame
  /** What the page is called; the start is called like the realm. */
  title?: string
  heading: string
  /** Where it stands, between the start and itself. */
  above?: readonly { title: string; href: string }[]
  /** What was not taken of the form that this page answers. */
  refused?: { title: string; errors: Readonly<Record<string, string>> } | undefined
  /** What was asked for, so that it stands in the field again. */
  asked?: { telefon?: string; suche?: string }
  children: ReactNode
}

/** The frame of every page of the intranet: the phone search on top, the ways, and how long one is signed in. */
export function IntranetPage({ frame, title, heading, above, refused, asked, children }: IntranetPageProps) {
  const town = useRouteLoaderData<typeof rootLoader>('root')?.stadt?.name
  const clock = useSessionTime(frame.session)
  useNeverFromMemory()
  const titled = [refused && 'Fehler', title].filter(Boolean).join(': ')
  return (
    <>
      <title>{[titled, 'Intranet', town].filter(Boolean).join(' – ')}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.oben}>
        <div className={styles.suchen}>
          <Ask action={`${START}/telefon`} label="Telefon: Name, Aufgabe oder Amt" value={asked?.telefon} />
          <Ask action={`${START}/suche`} label="Im Intranet suchen" value={asked?.suche} />
        </div>
      </div>
      <Ways rubriken={frame.rubriken} />
      {title && (
        <Breadcrumb items={[{ title: 'Intranet', href: START }, ...(above ?? []), { title, href: '' }]} />
      )}
      <main id="inhalt" tabIndex={-1} className={styles.page}>
        {refused && <ErrorSummary title={refused.title} errors={refused.errors} />}
        <h1 tabIndex={-1}>{heading}</h1>
        <SessionNotice session={frame.session} clock={clock} />
        {children}
        <SessionLine session={frame.session} clock={clock} />
      </main>
    </>
  )
}

function Ask({ action, label, value = '' }: { action: string; label: string; value?: string | undefined }) {
  const id = useId()
  return (
    <search aria-label={label}>
      <form action={action} className={styles.frage}>
        <label htmlFor={id}>{label}</label>
        <div>
          <input
            id={id}
            name="q"
            type="search"
            maxLength={200}
            defaultValue={value}
            key={value}
            autoComplete="off"
          />
          <Button look="outline">Suchen</Button>
        </div>
      </form>
    </search>
  )
}

/** Where one can go: the categories, the archive, the telephone directory, one's own account. */
function Ways({ rubriken }: Pick<IntranetFrame, 'rubriken'>) {
  const { pathname } = useLocation()
  const ways = [
    { href: START, title: 'Übersicht' },
    ...rubriken.map(({ url, rubrik }) => ({ href: `${START}/${url}`, title: rubrik })),
    { href: `${START}/archiv`, title: 'Archiv' },
    { href: `${START}/telefon`, title: 'Telefonliste' },
    { href: accountPageOf('intranet'), title: 'Mein Konto' },
  ]
  return (
    <nav aria-label="Intranet" className={styles.wege}>
      <ul role="list">
        {ways.map(({ href, title }) => (
          <li key={href}>
            <Link href={href} aria-current={current(href, pathname)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function current(href: string, pathname: string): 'page' | true | undefined {
  if (href === pathname) return 'page'
  return href !== START && pathname.startsWith(`${href}/`) ? true : undefined
}
