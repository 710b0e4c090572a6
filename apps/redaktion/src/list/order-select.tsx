import { useId } from 'react'
import styles from './filters.module.css'

type OrderSelectProps<Order extends string> = {
  value: Order
  /** Each order with its label. */
  orders: readonly (readonly [Order, string])[]
  onChoose: (order: Order) => void
}

/** Sort order for cards, which have no column headings. */
export function OrderSelect<Order extends string>({ value, orders, onChoose }: OrderSelectProps<Order>) {
  const id = useId()
  return (
    <p className={styles.order}>
      <label htmlFor={id}>Reihenfolge</label>
      <select id={id} value={value} onChange={event => onChoose(event.target.value as Order)}>
        {orders.map(([order, words]) => (
          <option key={order} value={order}>
            {words}
          </option>
        ))}
      </select>
    </p>
  )
}
