import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { inPlace } from './stay.ts'

/** Height of a filter's result that must be visible, in pixels. */
const SEEN = 96

/**
 * Submits GET forms (filters, the month of a calendar) by the router, so that the page is not reloaded,
 * whichever component has rendered the form. Forms of the router prevent the default themselves and are left
 * alone, and so are forms that send data. A form that leads to another page starts at the top of that page
 * (spec §2); a filter keeps the scroll position, with its result in view.
 */
export function usePageForms() {
  const navigate = useNavigate()
  const { key } = useLocation()
  const filter = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const ask = (event: SubmitEvent) => {
      const form = event.target
      if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return
      const action = new URL(form.action)
      if (action.origin !== location.origin) return
      event.preventDefault()
      const asked = new URLSearchParams()
      for (const [name, value] of new FormData(form, event.submitter)) {
        if (typeof value === 'string' && value !== '') asked.append(name, value)
      }
      const to = `${action.pathname}${asked.size > 0 ? `?${asked}` : ''}${action.hash}`
      const isFilter = action.pathname === location.pathname
      filter.current = isFilter ? form : null
      void navigate(to, isFilter ? inPlace : {})
    }
    document.addEventListener('submit', ask)
    return () => document.removeEventListener('submit', ask)
  }, [navigate])

  useEffect(() => {
    if (key && filter.current) showResultOf(filter.current)
    filter.current = null
  }, [key])
}

/** If the result of a filter is below the window, scrolls the field or button just used to the top. */
function showResultOf(form: HTMLFormElement) {
  const result = form.closest('section')?.querySelector('[role=status]') ?? following(form)
  if (!result || result.getBoundingClientRect().top + SEEN <= innerHeight) return
  const used = document.activeElement
  ;(used && form.contains(used) ? used : form).scrollIntoView({ block: 'start' })
}

/** Returns the next element in document order outside this one. */
function following(element: Element): Element | null {
  if (element.nextElementSibling) return element.nextElementSibling
  return element.parentElement && following(element.parentElement)
}
