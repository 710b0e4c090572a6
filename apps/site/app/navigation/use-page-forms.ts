import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { inPlace } from './stay.ts'

/** So much of a result must be seen, in pixels. */
const SEEN = 96

/**
 * Sends forms that only ask (filters, the month of a calendar) without loading all anew, whatever drew them. Forms of
 * the router prevent the browser's way themselves and are left alone, as is everything that sends data. A form that
 * leads to another page leads to its top (spec §2); a filter keeps its place, with its result in view.
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

/** On a small screen the result may stand below the window: then the field or button just used goes to its upper edge. */
function showResultOf(form: HTMLFormElement) {
  const result = form.closest('section')?.querySelector('[role=status]') ?? following(form)
  if (!result || result.getBoundingClientRect().top + SEEN <= innerHeight) return
  const used = document.activeElement
  ;(used && form.contains(used) ? used : form).scrollIntoView({ block: 'start' })
}

/** What stands after an element, or after what it is the last part of. */
function following(element: Element): Element | null {
  if (element.nextElementSibling) return element.nextElementSibling
  return element.parentElement && following(element.parentElement)
}
