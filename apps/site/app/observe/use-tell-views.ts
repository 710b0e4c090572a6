import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { withObserver } from './with-observer.ts'

/** Every page that came counts as one view, the first and those gone to inside the site; a jump on a page does not. */
export function useTellViews(failed: boolean): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (!failed && !document.documentElement.dataset.kept)
      withObserver(({ tellView }) => tellView(pathname + search))
  }, [pathname, search, failed])
}
