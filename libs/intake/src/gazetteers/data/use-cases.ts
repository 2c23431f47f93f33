import type { UseCase } from '@compute-advisor/domain';

/** Phrases that say what the tokens are for, folded spelling, `|` between phrases. */
export const USE_CASE_WORDS: Readonly<Partial<Record<UseCase, string>>> = {
  chat:
    'ki-assistent|ki assistent|ai assistant|assistant for|asystent|asystenta|ассистент|ассистента|internal ' +
    'assistant|concurrent chats|chat sessions|chat|chatbot|chatbots|chat bot|chat bots|chat app|chat ' +
    'application|chat assistant|chat interface|chatting|chat service|chat ' +
    'product|conversational|conversational ai|support bot|support chat|customer support|customer support ' +
    'bot|customer service|customer service bot|support portal|support assistant|helpdesk|help desk|helpdesk ' +
    'bot|virtual assistant|personal assistant|internal assistant|ai assistant|assistant for ' +
    'staff|roleplay|role play|role-play|roleplaying|sillytavern|silly tavern|companion app|companion bot|faq ' +
    'bot|kundensupport|chatanwendung|kundenservice|asistente virtual|atencion al cliente|chat ' +
    'interno|service client|assistant virtuel|assistente virtual|atendimento ao cliente|assistenza ' +
    'clienti|聊天|聊天机器人|对话|客服|智能客服|チャット|チャットボット|社内チャット|客服机器人|чат-бот|чатбот|чат бот|챗봇|bot de soporte|bot de ' +
    'atencion|discord bot|slack bot|telegram bot|whatsapp bot|chat ui' +
    '|kundenchat|chatassistent|chat-assistent|chat assistent|asistente|asistente interno|chat interno' +
    '|assistant interne|chatbot interne|agent conversationnel|assistente interno|chat interna' +
    '|chat aziendale|chatassistent|klantenservice|klantenchat|czat|czatbot|asystent ai|obsluga klienta' +
    '|чат|чат для|поддержка клиентов|виртуальный помощник|помощник|智能助手|问答助手|客服系统|問い合わせ対応|チャットサービス|사내 챗봇' +
    '|챗봇 서비스|상담봇|고객 상담|고객센터|support bot chalana|customer care|bot de whatsapp|whatsapp-bot' +
    '|dialogue system|dialogue|atendimento|bot' +
    '|assistant|assistants|assistente|assistent|assistenten|sohbet|sohbet icin|sohbet botu|asistan',
  rag:
    'retrieval|answers with sources|answer with sources|cites its sources|with citations|antworten mit quellen|' +
    'rag|r.a.g.|graphrag|rag pipeline|rag chatbot|rag app|rag system|retrieval ' +
    'augmented|retrieval-augmented|retrieval augmented generation|knowledge base|knowledgebase|knowledge ' +
    'base assistant|docs search|document search|doc search|document q&a|document qa|docs qa|docs q&a|chat ' +
    'with pdf|chat with pdfs|chat with documents|chat with docs|chat with our docs|question answering ' +
    'over|q&a over|qa over documents|enterprise search|semantic search over|search over our ' +
    'docs|wissensdatenbank|dokumentensuche|base de conocimiento|base de conocimientos|base de ' +
    'connaissances|recherche documentaire|base de conhecimento|knowledge ' +
    'assistant|知识库|检索增强|文档问答|社内文書検索|ナレッジ検索|ナレッジベース|文書検索|search assistant over|wiki search' +
    '|dokumentenfragen|wissensassistent|wissenssuche|buscador interno|consulta documental' +
    '|recherche interne|base documental|ricerca documentale|kennisbank|baza wiedzy' +
    '|wyszukiwanie w dokumentach|база знаний|базе знаний|поиск по документам|文档检索|社内文書|社内検索|사내 문서|문서 검색' +
    '|지식 베이스|지식베이스' +
    '|knowledge search|document questions|questions about documents|questions on documents|document question answering',
  coding:
    'coding|coding assistant|code assistant|coding agent|coding agents|code agent|agentic coding|code ' +
    'review|code review bot|code reviews|code reviewer|code generation|codegen|copilot|copilot ' +
    'alternative|github copilot replacement|programming|programming assistant|pair programming|pair ' +
    'programmer|software development|vibe coding|vibecoding|cline|roo code|roocode|aider|cursor|claude ' +
    'code|codex cli|opencode|continue.dev|swe-agent|kilo code|code helper|write code|writing ' +
    'code|programmieren|programmierassistent|code-assistent|codeassistent|asistente de ' +
    'programacion|programacion|asistente de codigo|assistant de code|assistant de ' +
    'programmation|programmation|assistente de codigo|assistente de programacao|programacao|assistente di ' +
    'programmazione|编程|代码助手|代码生成|写代码|编程助手|コーディング|コード生成|コーディング支援|コードレビュー|программирование|coding ke ' +
    'liye|for code|qwen code' +
    '|code-review|codigo|assistente de codice|generazione codice|codeerassistent|programmeerhulp' +
    '|asystent programisty|asystent kodowania|generowanie kodu|написание кода|генерация кода' +
    '|code-assistenten|code-assistents|codeassistenten|programmierassistenten|code-assistants|codeassistents' +
    '|asistentes de codigo|assistenti di programmazione|asystenta kodowania|asystenta programisty|kodassistent' +
    '|kod asistani|помощник по коду|помощника по коду|코딩 어시스턴트' +
    '|помощник программиста|代码审查|写代码|コード補助|코드 생성|코딩 도우미|코딩 보조|coding assistant ke liye',
  code_completion:
    'code completion|code completions|autocomplete|auto-complete|autocompletion|auto completion|tab ' +
    'completion|tab autocomplete|fim|fill in the middle|fill-in-the-middle|inline completion|inline ' +
    'completions|completion service|code autocomplete|ide ' +
    'completion|codevervollstandigung|autocompletado|autocompletion de code|代码补全|コード補完|inline suggestions',
  agents:
    'agentic|agentic workflow|agentic workflows|ai agents|ai agent|multi-agent|multi agent|agent ' +
    'workflow|agent workflows|autonomous agents|autonomous agent|llm agents|agent framework|tool-using ' +
    'agents|智能体|エージェント|agenten-workflow',
  summarization:
    'live summary|summary of|summary for|resume|' +
    'summarization|summarisation|summarize|summarise|summarized|summarised|summarizing|summarising|' +
    'summaries|summarizer|' +
    'summariser|summarizes|summarises|meeting ' +
    'summaries|zusammenfassung|zusammenfassungen|zusammenfassen|resumen|resumenes|resumir|resume de ' +
    'textes|resumer|resumes automatiques|resumo|resumos|riassumere|riassunti|摘要|总结|要約' +
    '|zusammenfassen|zusammengefasst|resumir|resumimos|resumer|resumons|resumindo|riassumere|riassumiamo' +
    '|samenvatten|samenvatting|samenvattingen|streszczenie|streszczenia|streszczac|podsumowania' +
    '|podsumowanie|суммаризация|резюме документов|краткое содержание|总结|概括|要約します|要約し|요약|요약합니다|saransh' +
    '|summary banana|protokollzusammenfassung',
  document_processing:
    'document processing|ocr|invoice processing|invoice extraction|invoice parsing|document ' +
    'extraction|data extraction|extract data|extract fields|extraction from documents|information ' +
    'extraction|entity extraction|document analysis|contract analysis|contract review|pdf parsing|document ' +
    'parsing|document understanding|form extraction|idp|receipt ' +
    'parsing|dokumentenverarbeitung|rechnungsverarbeitung|procesamiento de documentos|traitement de ' +
    'documents|processamento de documentos|analyse de ' +
    'contrats|vertragsanalyse|vertragsprufung|文档处理|文档解析|帳票処理|文書処理|parse invoices|parsing invoices|parse ' +
    'contracts|extract entities|parse documents' +
    '|belegverarbeitung|vertragsprufung|rechnungen auslesen|dokumente auslesen|extraer datos' +
    '|extraccion de datos|extraction de donnees|analyse documentaire|extracao de dados|estrazione dati' +
    '|estrazione di dati|documentverwerking|facturen verwerken|przetwarzanie dokumentow' +
    '|przetwarzanie faktur|analiza umow|analizy umow|обработка документов|разбор документов' +
    '|извлечение данных|文档解析|合同审查|合同审核|票据识别|契約書チェック|帳票|문서 처리|문서처리|계약서 검토|document process',
  classification:
    'classification|classify|classified|classifying|classifier|classifies|moderation|content ' +
    'moderation|moderate|sentiment|sentiment analysis|tagging|labeling tickets|labelling ' +
    'tickets|categorization|categorise|categorize|intent detection|spam detection|spam ' +
    'filter|toxicity|routing tickets|ticket routing|ticket ' +
    'classification|klassifizierung|klassifikation|klassifizieren|clasificacion|clasificar|classifier ' +
    'des|classificacao|classificar|classificazione|分类|审核|内容审核|分類|moderacion|moderation ' +
    'endpoint|triage|data labeling|data labelling|auto-tagging' +
    '|klassifizieren|klassifizierung|klassifikation|clasificar|clasificacion|classer|classificacao' +
    '|classificar|classificazione|classificare|smistare|smistamento|classificatie|klasyfikacja' +
    '|klassifiziert|classificeren|sklasyfikowac|классифицировать' +
    '|siniflandirma|siniflandirmak|klassificera|klassificering' +
    '|klasyfikowac|классификация|классифицируем|классификации|分类|分類|분류|vargikaran|triage|intent detection' +
    '|intent classification|einsortieren|kategorisieren|sortieren von tickets|triagem' +
    '|moderation|content moderation|tag with a category|tagging|moderacion|moderazione|модерация|内容审核',
  translation:
    'translation|translations|translate|translated|translating|translates|translator|machine ' +
    'translation' +
    '|ubersetzen|ubersetzung|ubersetzungen|traduccion|traducciones|traducir|traduction|traductions' +
    '|traduire|traducao|traducoes|traduzir|traduzione|traduzioni|tradurre|vertalen|vertaling|vertalingen' +
    '|tlumaczenie|tlumaczenia|tlumaczyc|перевод|переводы|переводим|翻译|翻訳|번역|anuvad',
  batch:
    'batch job|batch jobs|batch processing|batch inference|batch workload|batch workloads|offline ' +
    'batch|offline batch inference|offline inference|offline processing|offline job|nightly batch|nightly ' +
    'job|overnight batch|overnight job|one-off job|one off job|bulk processing|bulk job|bulk ' +
    'inference|backfill|batch run|batch mode|batch pipeline|synthetic data generation|synthetic ' +
    'data|nightly run|stapelverarbeitung|batch-verarbeitung|batchjob|nachtlicher batch|procesamiento por ' +
    'lotes|por lotes|trabajo por lotes|traitement par lots|par lots|batch de nuit|processamento em lote|em ' +
    'lote|elaborazione batch|elaborazione in ' +
    'batch|批处理|离线推理|批量|批量处理|離线|バッチ処理|バッチ推論|夜間バッチ|夜间批处理|离线批处理|offline throughput|пакетная обработка|datagen' +
    '|stapelverarbeitung|stapellauf|batchlauf|nachtlauf|procesamiento por lotes|por lotes' +
    '|traitement par lots|processamento em lote|em lote|elaborazione batch|batchverwerking' +
    '|przetwarzanie wsadowe|wsadowo|пакетная обработка|пакетно|批处理|批量处理|离线批量|バッチ処理|夜間バッチ|배치 처리|일괄 처리' +
    '|one-off job|one-time job|batch work|bulk job|backfill',
  embeddings:
    'embedding|embeddings|embed|embed documents|embedding endpoint|embedding ' +
    'service|vectorize|vectorizing|vectorise|vectorization|embedding server|text embeddings|semantic ' +
    'search|vector ' +
    'search|vektorisierung|incrustaciones|plongements|向量化|嵌入|向量|ベクトル化|埋め込み|эмбеддинги|эмбеддингов|embedding ' +
    'model' +
    '|vektorisierung|einbettungen|embeddingi|эмбеддинги|эмбеддингов|векторизация|向量化|嵌入|向量检索|埋め込み|ベクトル化' +
    '|임베딩|vettorizzazione|vectorisation|vectorizacion|vetorizacao',
  reranking:
    'rerank|reranking|reranker|rerankers|re-rank|re-ranking|re-ranker|rerank endpoint|cross ' +
    'encoder|cross-encoder|重排|重排序|リランク|リランキング' +
    '|переранжирование|重排|重排序|리랭킹|リランク',
  image_generation:
    'image generation|generate images|generating images|text to ' +
    'image|text-to-image|txt2img|img2img|t2i|image gen|comfyui|automatic1111|a1111|diffusion model|image ' +
    'model|ai art|bildgenerierung|bilder generieren|generacion de imagenes|generar imagenes|generation ' +
    "d'images|generer des images|geracao de imagens|gerar imagens|generazione di " +
    'immagini|文生图|图像生成|生图|画像生成|генерация изображений',
  video_generation:
    'video generation|generate videos|generating videos|text to video|text-to-video|image to ' +
    'video|image-to-video|i2v|t2v|video gen|videogenerierung|generacion de video|generation de ' +
    'video|geracao de video|文生视频|视频生成|動画生成',
  speech:
    'live captions|captions|whisper ' +
    'transcription|transcription|transcribe|transcribing|transcriptions|speech to ' +
    'text|speech-to-text|stt|asr|speech recognition|dictation|subtitles|subtitling|text to ' +
    'speech|text-to-speech|tts|transkription|transkribieren|spracherkennung|transcripcion|transcribir|transcription ' +
    'audio|transcrire|transcricao|transcrever|trascrizione|语音识别|语音转文字|语音合成|音声認識|文字起こし|音声合成|voice ' +
    'cloning|распознавание речи' +
    '|transkription|transkribieren|spracherkennung|transcripcion|transcribir|transcription audio' +
    '|transcrire|transcricao|transcrever|trascrizione|trascrivere|transcriberen|transcriptie|transkrypcja' +
    '|распознавание речи|транскрибация|расшифровка|语音识别|语音转写|文字起こし|音声認識|음성 인식|음성인식|받아쓰기|tts' +
    '|text-to-speech|text to speech|speech-to-text' +
    '|tts|text to speech|text-to-speech',
  voice:
    'voice line|voice lines|agent vocal|agents vocaux|agente vocal|agente vocale|sprachbot|telefonassistent|' +
    'voice bot|voicebot|voice bots|voice box|voice satellite|' +
    'voice agent|voice agents|voice assistant|voice assistants|voice ' +
    'ai|voice app|phone bot|phone agent|ivr|call bot|callbot|realtime voice|real-time voice|speech to ' +
    'speech|sprachassistent|telefonbot|asistente de voz|bot de voz|assistant vocal|assistente de ' +
    'voz|assistente vocale|语音助手|语音机器人|音声アシスタント|ボイスボット|音声ボット|голосовой ассистент|голосовой бот' +
    '|voice helper|voice agent|voice agents|음성 상담|음성 비서|음성 봇|voice bot|语音助手|音声アシスタント',
  fine_tuning:
    'fine-tune|fine tune|finetune|fine-tuning|fine tuning|finetuning|fine-tunning|finetunning|full ' +
    'fine-tune|full fine tune|full finetune|full fine-tuning|full finetuning|full parameter ' +
    'fine-tuning|lora on|loras on|lora training|train a lora|train lora|training a lora|lora ' +
    'finetuning|lora fine-tuning|lora finetune|lora fine-tune|qlora|qlora fine-tune|qlora finetune|qlora ' +
    'training|sft|supervised fine-tuning|dpo|rlhf|grpo|ppo training|instruction ' +
    'tuning|instruction-tuning|instruct tuning|peft|axolotl|unsloth training|llama-factory|llama ' +
    'factory|llamafactory|feinabstimmung|feintuning|finetunen|fine-tunen|nachtrainieren|ajuste ' +
    'fino|afinar|hacer fine-tuning|affinage|reglage fin|finetuner|fine-tuner|ajuste ' +
    'fino|微调|ファインチューニング|微調整|дообучение|дообучить|файнтюнинг|adapter training|train an adapter|lora ' +
    'rank|dreambooth' +
    '|feinabstimmung|fein abstimmen|nachtrainiert|nachtrainieren|finetunen|fine-tunen|afinar|afinamos' +
    '|ajustar|affiner|affinons|fine-tuner|ajustement fin|afinando|affinare|messa a punto|bijtrainen' +
    '|dostrajamy|dostrajanie|dostroic|dostrojenie|douczamy|дообучаем|дообучения|файнтюн|файнтюним' +
    '|файн-тюнинг|тонкая настройка|dotrenowanie|dotrenowac|精调|参数微调|追加学習|파인튜닝|파인 튜닝|미세조정|미세 조정|추가 학습' +
    '|fine-tune karna|finetune karna|lora-feinabstimmung|full-parameter tuning|full parameter tuning' +
    '|full-parameter run|adapter: lora|continual fine-tuning|rlvr',
  training:
    'pretrain|pretraining|pre-train|pre-training|pretraining from scratch|train from scratch|training from ' +
    'scratch|continued pretraining|continual pretraining|train a model|training a model|train our own ' +
    'model|distributed training|model training|training run|training runs|training job|training ' +
    'jobs|deepspeed zero|zero-3|zero3|fsdp|megatron|megatron-lm|entrenar desde cero|von grund auf ' +
    'trainieren|entrainer un modele|pre-entrainement|treinar um ' +
    'modelo|预训练|从头训练|事前学習|学習を回|предобучение|train a transformer|nanogpt' +
    '|vortraining|vortrainieren|preentrenamiento|preentrenar|entrenamiento desde cero|pretraining od zera' +
    '|trening od zera|pretrening|претрейн|претрейна|обучение с нуля|继续预训练|継続事前学習|フルスクラッチ|사전학습|사전 학습' +
    '|pre-trained|entrenamos desde cero|entrenar un modelo|train a decoder|train a decoder model' +
    '|addestrare da zero|treinar do zero|entrainer de zero|entrainer a partir de zero|sifirdan egitmek' +
    '|обучить с нуля|обучаем с нуля' +
    '|pre-treinamento|pre-treino|preaddestramento|pre-trained from scratch|pre-train from scratch' +
    '|pretrained from scratch|voortrainen|training from zero',
};
