/** The version of the product: of the service, the terminal and every package. */
export const PRODUCT_VERSION = '0.2.0';
