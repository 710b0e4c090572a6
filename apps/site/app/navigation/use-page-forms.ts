import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/**
 * Sends forms that only ask (filters, the month of a calendar) without loading all anew, whatever drew them. Forms of
 * the router prevent the browser's way themselves and are left alone, as is everything that sends data.
 */
export function usePageForms() {
  const navigate = useNavigate()
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
      void navigate(`${action.pathname}${asked.size > 0 ? `?${asked}` : ''}${action.hash}`, {
        preventScrollReset: true,
      })
    }
    document.addEventListener('submit', ask)
    return () => document.removeEventListener('submit', ask)
  }, [navigate])
}
