import { Breadcrumb } from '@rathausplatz/ui'
import { ErrorSummary } from '@rathausplatz/ui/form'
import { type ReactNode, useEffect, useRef } from 'react'
import { useRouteLoaderData } from 'react-router'
import layout from '../page/page-layouts/page-layouts.module.css'
import type { loader as rootLoader } from '../root.tsx'
import styles from './formular.module.css'

type ServicePageProps = {
  heading: string
  refused?: { titel: string; fehler: Readonly<Record<string, string>> } | undefined
  /**
   * True if the page is the result of sending: its heading gets the focus, so that a screen reader reads it.
   */
  isAnswer?: boolean
  children: ReactNode
}

/**
 * The frame of pages that belong to a form: to continue a saved form, and to see the status of a sent one.
 */
export function ServicePage({ heading, refused, isAnswer = false, children }: ServicePageProps) {
  const town = useRouteLoaderData<typeof rootLoader>('root')?.stadt?.name ?? ''
  const begin = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer && !refused) begin.current?.focus()
  }, [isAnswer, refused])
  return (
    <>
      <title>{`${refused ? 'Fehler: ' : ''}${heading} – ${town}`}</title>
      <meta name="robots" content="noindex" />
      <Breadcrumb
        items={[
          { title: 'Startseite', href: '/' },
          { title: heading, href: '' },
        ]}
      />
      <main id="inhalt" tabIndex={-1} className={layout.columns}>
        <div className={layout.content}>
          <h1 ref={begin} tabIndex={-1}>
            {heading}
          </h1>
          <div className={styles.anfrage}>
            {refused && <ErrorSummary title={refused.titel} errors={refused.fehler} />}
            {children}
          </div>
        </div>
      </main>
    </>
  )
}
