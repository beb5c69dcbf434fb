import type { Charges } from '@geoslide/service';

/** Which charges are summed; by default all. */
export interface ChargeQuery {
  readonly customerId?: string | undefined;
  /** `yyyy-mm` (UTC) */
  readonly month?: string | undefined;
}

/** Charges of one customer in one month (UTC). */
export interface ChargeSum {
  readonly customerId: string;
  /** `yyyy-mm` */
  readonly month: string;
  readonly count: number;
}

/** The charges of a storage, for the service and for bills. */
export interface Ledger extends Charges {
  /**
   * How many charges there are by customer and month, sorted by month, then customer. Those of other months are not even listed.
   * @param onSkipped Gets the name of what lies among the charges and is none, or of an older layout.
   */
  sum(query: ChargeQuery, onSkipped: (name: string) => void): Promise<ChargeSum[]>;
}
