/** Version of the arithmetic, the defaults and the wording: part of every analysis id. Raise it with every change that
 *  moves an answer (CHANGELOG, "Numbers"). */
export const ENGINE_VERSION = '0.2.0';
