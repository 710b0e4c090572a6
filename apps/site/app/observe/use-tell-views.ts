import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { withObserver } from './with-observer.ts'

/** Reports every page view: on load and after navigation. A jump within a page is not a view. */
export function useTellViews(failed: boolean): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!failed && !document.documentElement.dataset.kept)
      withObserver(({ tellView }) => tellView(pathname + search))
  }, [pathname, search, failed])
}
