import { Breadcrumb } from '@rathausplatz/ui'
import { ErrorSummary } from '@rathausplatz/ui/form'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import layout from '../page/page-layouts/page-layouts.module.css'
import type { loader as rootLoader } from '../root.tsx'
import styles from './forms.module.css'

export type Refused = { title: string; errors: Readonly<Record<string, string>> }

export type FormPageProps = {
  heading: string
  /** The parent page. */
  above?: { title: string; href: string } | undefined
  refused?: Refused | undefined
  /** True for the answer to an accepted form: it gets the focus, so that a screen reader reads it. */
  isAnswer?: boolean
  /** True for a page that must not be indexed: its address is a key, or it only answers a form. */
  isHidden?: boolean
  children: ReactNode
}

/**
 * The frame of pages with a form of a room, such as damage reports and the pin board, and of their answers.
 */
export function FormPage({
  heading,
  above,
  refused,
  isAnswer = false,
  isHidden = false,
  children,
}: FormPageProps) {
  const town = useRouteLoaderData<typeof rootLoader>('root')?.stadt?.name ?? ''
  const begin = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // After a load of the whole page, the focus moves only if it has not moved already.
    if (isAnswer && !refused && document.activeElement === document.body) begin.current?.focus()
  }, [isAnswer, refused])
  return (
    <>
      <title>{`${refused ? 'Fehler: ' : ''}${heading} – ${town}`}</title>
      {isHidden && <meta name="robots" content="noindex" />}
      <Breadcrumb
        items={[{ title: 'Startseite', href: '/' }, ...(above ? [above] : []), { title: heading, href: '' }]}
      />
      <main id="inhalt" tabIndex={-1} className={layout.columns}>
        <div className={layout.content}>
          <h1 ref={begin} tabIndex={-1}>
            {heading}
          </h1>
          <div className={styles.inhalt}>
            {refused && <ErrorSummary title={refused.title} errors={refused.errors} />}
            {children}
          </div>
        </div>
      </main>
    </>
  )
}
