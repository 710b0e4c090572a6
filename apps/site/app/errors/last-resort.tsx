import { Component, type ReactNode } from 'react'
import { tellFault } from '../observe/with-observer.ts'
import { LastPage } from './last-page.tsx'

type LastResortProps = {
  /** True if the children are already the error page. */
  inErrorPage: boolean
  children: ReactNode
}

/**
 * Error boundary around the whole document in the browser. Faults of a page go to the router, which shows the
 * error page. Faults of the error page end here instead of in the router's own page, which shows the stack
 * (spec §8).
 */
export class LastResort extends Component<LastResortProps, { fault: { thrown: unknown } | null }> {
  override state: { fault: { thrown: unknown } | null } = { fault: null }

  static getDerivedStateFromError(thrown: unknown) {
    return { fault: { thrown } }
  }

  override componentDidCatch(thrown: unknown) {
    if (this.props.inErrorPage) tellFault(thrown)
  }

  override render() {
    const { fault } = this.state
    if (!fault) return this.props.children
    if (this.props.inErrorPage) return <LastPage />
    // `throw undefined` is a failure too; the router would ignore it.
    throw fault.thrown || new Error('Nothing was thrown')
  }
}
