import { Breadcrumb } from '@rathausplatz/ui'
import { ErrorSummary } from '@rathausplatz/ui/form'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Refused } from '../forms/form-page.tsx'
import layout from '../page/page-layouts/page-layouts.module.css'
import type { loader as rootLoader } from '../root.tsx'
import styles from './termin.module.css'

export const START = '/rathaus/termine'
const NAME = 'Termin vereinbaren'
const NOWHERE: NonNullable<TerminPageProps['way']> = []

type TerminPageProps = {
  /** The answer or question, as the heading. */
  heading: string
  /** Subject above the heading. */
  about?: string | undefined
  /** Title of the document; the heading by default. */
  title?: string | undefined
  way?: readonly { title: string; href: string }[]
  refused?: Refused | undefined
  /** True for the answer to an accepted form: it gets the focus, so that a screen reader reads it. */
  isAnswer?: boolean
  children: ReactNode
}

/**
 * The frame of all pages to book or change an appointment. They are not indexed; visitors reach them from the
 * page of an office.
 */
export function TerminPage({
  heading,
  about,
  title = heading,
  way = NOWHERE,
  refused,
  isAnswer = false,
  children,
}: TerminPageProps) {
  const town = useRouteLoaderData<typeof rootLoader>('root')?.stadt?.name ?? ''
  const begin = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // After a load of the whole page, the focus moves only if it has not moved already.
    if (isAnswer && !refused && document.activeElement === document.body) begin.current?.focus()
  }, [isAnswer, refused])
  return (
    <>
      <title>{`${refused ? 'Fehler: ' : ''}${title} – ${town}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { title: 'Startseite', href: '/' },
          { title: NAME, href: START },
          ...way,
          { title, href: '' },
        ]}
      />
      <main id="inhalt" tabIndex={-1} className={layout.columns}>
        <div className={layout.content}>
          <div className={styles.seite}>
            <hgroup className={styles.kopf}>
              {about && <p>{about}</p>}
              <h1 ref={begin} tabIndex={-1}>
                {heading}
              </h1>
            </hgroup>
            {refused && <ErrorSummary title={refused.title} errors={refused.errors} />}
            {children}
          </div>
        </div>
      </main>
    </>
  )
}
