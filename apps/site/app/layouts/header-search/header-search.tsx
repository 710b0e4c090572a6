import { Icon, Link, useHydrated, VisuallyHidden } from '@rathausplatz/ui'
import { useId } from 'react'
import { Form } from 'react-router'
import { SearchField } from '../../search/search-field.tsx'
import { useIsSearching } from '../../search/use-is-searching.ts'
import { headerButton } from '../header-button/header-button.ts'
import { useOverlay } from '../overlay/use-overlay.ts'
import styles from './header-search.module.css'

/** A search field on large screens, a button that opens one on small ones (spec §2). */
export function HeaderSearch() {
  return (
    <>
      <search className={styles.wide} aria-label="Website durchsuchen">
        <SearchForm />
      </search>
      <SearchOverlay />
    </>
  )
}

function SearchForm() {
  const field = useId()
  const isLoading = useIsSearching()
  return (
    <Form action="/suche/" className={styles.form} aria-busy={isLoading}>
      <label htmlFor={field}>
        <VisuallyHidden>Suchbegriff</VisuallyHidden>
      </label>
      <SearchField id={field} placeholder="Suche" />
      <button type="submit" aria-disabled={isLoading}>
        {isLoading ? <Icon name="loader-circle" className={styles.spinner} /> : <Icon name="search" />}
        <VisuallyHidden>{isLoading ? 'Suche läuft' : 'Suchen'}</VisuallyHidden>
      </button>
    </Form>
  )
}

/**
 * The search on small screens. Its contents are rendered only in the browser, because only scripts open it.
 */
function SearchOverlay() {
  const overlay = useOverlay()
  const hydrated = useHydrated()
  return (
    <div className={styles.narrow}>
      {hydrated ? (
        <button type="button" className={headerButton} aria-expanded={overlay.isOpen} onClick={overlay.show}>
          <Icon name="search" />
          <span>Suche</span>
        </button>
      ) : (
        <Link href="/suche/" className={headerButton}>
          <Icon name="search" />
          <span>Suche</span>
        </Link>
      )}
      <dialog className={styles.overlay} aria-label="Suche" {...overlay.props}>
        {hydrated && (
          <div className={styles.panel}>
            <SearchForm />
            <button type="button" className={styles.close} onClick={overlay.close}>
              <Icon name="x" />
              <VisuallyHidden>Suche schließen</VisuallyHidden>
            </button>
          </div>
        )}
      </dialog>
    </div>
  )
}
