/** What a word can say of a sum of money: what it is for ("invoice", "cap"), how it is paid, what it is compared with.
 */
export type MoneyTag = 'bill' | 'budget' | 'cents' | 'dear' | 'differs' | 'once' | 'ownership' | 'price' | 'pricier';
