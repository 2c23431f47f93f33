import { readsAs } from './testing/rounded-reading.spec';

const methods = (text: string, method: string, compared?: string): void =>
  readsAs(text, { 'tuning.method': method, 'tuning.comparedMethod': compared });

describe('the way of tuning that is planned, and the one beside it', () => {
  it.each([
    ['Full fine-tuning of Llama 3.1 8B on 200M tokens. How much cheaper would LoRA be?', 'full', 'lora'],
    ['We want to do a full fine-tune of Qwen3 8B on 50M tokens. Would LoRA be enough?', 'full', 'lora'],
    ['Full-parameter training of Qwen3 8B, 100M tokens; compare it with QLoRA.', 'full', 'qlora'],
    ['LoRA fine-tuning of Llama 3.1 8B on 200M tokens. What would full fine-tuning cost instead?', 'lora', 'full'],
    ['Volles Fine-Tuning von Llama 3.1 8B, 200 Mio. Tokens. Was würde LoRA stattdessen kosten?', 'full', 'lora'],
    ['Vollständiges Finetuning von Llama 3.1 8B mit 200M Tokens, um wie viel billiger wäre LoRA?', 'full', 'lora'],
    ['Fine-tuning complet de Llama 3.1 8B, 200M tokens. Combien coûterait LoRA à la place ?', 'full', 'lora'],
    ['Ajuste fino completo de Llama 3.1 8B, 200M tokens. ¿Cuánto costaría LoRA en su lugar?', 'full', 'lora'],
    ['Pełny fine-tuning Llama 3.1 8B, 200M tokenów. Ile kosztowałaby LoRA?', 'full', 'lora'],
    ['Llama 3.1 8B 全参数微调,200M tokens。换成LoRA要多少钱?', 'full', 'lora'],
    ['Llama 3.1 8B, 200M tokens: full fine-tuning or LoRA?', 'lora', 'full'],
  ])('%s', (text, method, compared) => methods(text, method, compared));

  it('one way alone has none beside it', () => {
    methods('Full fine-tuning of Llama 3.1 8B on 200M tokens, not LoRA.', 'full');
    methods('Fine-tune Llama 3.1 8B on 200M tokens, LoRA rank 16.', 'lora');
    methods('How long does QLoRA of Llama 3.1 8B on 200M tokens take?', 'qlora');
  });
});
