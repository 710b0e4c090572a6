import type { Realm } from '@rathausplatz/contract'
import { realmLabels } from '@rathausplatz/contract/rights'
import { Breadcrumb } from '@rathausplatz/ui'
import { ErrorSummary } from '@rathausplatz/ui/form'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../root.tsx'
import { pageOf } from '../sessions/realms.ts'
import styles from './sign-in.module.css'
import { useNeverFromMemory } from './use-never-from-memory.ts'

type RealmPageProps = {
  realm: Realm
  /** Title of the document and in the breadcrumb; the start page of a realm has the name of the realm. */
  title?: string
  heading: string
  /** Errors of the form that this page answers. */
  refused?: { title: string; errors: Readonly<Record<string, string>> } | undefined
  /** A message at the top of the page about a step that was just done or a session that has ended. */
  note?: string | undefined
  /** True if the page answers an accepted form. */
  isAnswer?: boolean
  /** What the user can do instead of the refused step. */
  wayOn?: ReactNode
  /** Element for messages that may appear later. */
  warning?: ReactNode
  children: ReactNode
  aside?: ReactNode
}

/** The frame of all sign-in and account pages: breadcrumb, one task, and help. */
export function RealmPage(props: RealmPageProps) {
  const { realm, title, heading, refused, note, isAnswer = false, wayOn, warning, children, aside } = props
  const town = useRouteLoaderData<typeof rootLoader>('root')?.stadt?.name
  const room = realmLabels[realm]
  const titled = [refused && 'Fehler', title].filter(Boolean).join(': ')
  const isNoted = note !== undefined && !refused
  const begin = useFocusOnAnswer((isAnswer || isNoted) && !refused)
  useNeverFromMemory()
  return (
    <>
      <title>{[titled, room, town].filter(Boolean).join(' – ')}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { title: 'Startseite', href: '/' },
          { title: room, href: pageOf(realm) },
          ...(title ? [{ title, href: '' }] : []),
        ]}
      />
      <main id="inhalt" tabIndex={-1} className={styles.page} data-aside={aside !== undefined}>
        <div className={styles.content}>
          <p className={styles.room}>{room}</p>
          <h1 ref={isNoted ? undefined : begin} tabIndex={-1}>
            {heading}
          </h1>
          {refused && (
            <ErrorSummary title={refused.title} errors={refused.errors}>
              {wayOn}
            </ErrorSummary>
          )}
          {isNoted && (
            <p ref={begin} tabIndex={-1} className={styles.note} role="status">
              {note}
            </p>
          )}
          {warning}
          {children}
        </div>
        {aside}
      </main>
    </>
  )
}

/**
 * Moves the focus to the message after the page was reloaded, so that a screen reader reads it and Tab
 * continues there. If the focus has moved already, it stays.
 */
function useFocusOnAnswer(isAnswer: boolean) {
  const begin = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAnswer && document.activeElement === document.body) begin.current?.focus()
  }, [isAnswer])
  return begin
}
