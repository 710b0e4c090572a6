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
  /** What the page is called in the window and on the way here; the start of a realm is called like the realm. */
  title?: string
  heading: string
  /** What was not taken of the form that this page answers. */
  refused?: { title: string; errors: Readonly<Record<string, string>> } | undefined
  /** Said before all else: what was just done, or has ended. */
  note?: string | undefined
  /** This page answers a form that was taken. */
  isAnswer?: boolean
  /** What one can do instead of what was refused. */
  wayOn?: ReactNode
  /** What may come up while the page stands there. */
  warning?: ReactNode
  children: ReactNode
  aside?: ReactNode
}

/** The frame of every page of signing in and of one's own account: where one is, one thing to do, and who helps. */
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
 * The whole page came anew, and what was just done is not where the form was: it is read out, and Tab goes on from there.
 * Whoever was quicker stays where they are.
 */
function useFocusOnAnswer(isAnswer: boolean) {
  const begin = useRef<HTMLHeadingElement & HTMLParagraphElement>(null)
  useEffect(() => {
    if (isAnswer && document.activeElement === document.body) begin.current?.focus()
  }, [isAnswer])
  return begin
}
