/** What a word can mean beside a number. A phrase may carry several. */
export type Tag =
  | 'who'
  | 'conc'
  | 'req'
  | 'doc'
  | 'image'
  | 'tok'
  | 'per'
  | 'sec'
  | 'min'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year'
  | 'quarter'
  | 'ms'
  | 'rps'
  | 'rpm'
  | 'rpd'
  | 'tps'
  | 'tpsUser'
  | 'daily'
  | 'monthly'
  | 'yearly'
  | 'hourly'
  | 'dau'
  | 'mau'
  | 'ctx'
  | 'in'
  | 'out'
  | 'isl'
  | 'osl'
  | 'ttft'
  | 'tpot'
  | 'latency'
  | 'each'
  | 'perGpu'
  | 'percent'
  | 'util'
  | 'idle'
  | 'notUtil'
  | 'gpuWord'
  | 'node'
  | 'gb'
  | 'vram'
  | 'own'
  | 'leaving'
  | 'placed'
  | 'run'
  | 'ask'
  | 'want'
  | 'not'
  | 'only'
  | 'claim'
  | 'observed'
  | 'peak'
  | 'mean'
  | 'least'
  | 'most'
  | 'budget'
  | 'correct'
  | 'total'
  | 'hedge'
  | 'or'
  | 'and'
  | 'versus'
  | 'to'
  | 'between'
  | 'trouble'
  | 'seqs'
  | 'trains'
  | 'price'
  | 'bill'
  | 'api'
  | 'once'
  | 'batchSize'
  | 'weekdays'
  | 'allDay'
  | 'officeHours'
  | 'self'
  | 'tp'
  | 'pp'
  | 'buy'
  | 'target'
  | 'source'
  | 'deadline'
  | 'steps'
  | 'lora'
  | 'chunk'
  | 'kv'
  | 'audio'
  | 'prefill'
  | 'generation'
  | 'gone'
  | 'index'
  | 'requirement'
  | 'private'
  | 'archOf'
  | 'ha'
  | 'onPrem'
  | 'samples'
  | 'fit';

/** Phrases by meaning, `|` between phrases. Folded spelling: lower case, no diacritics. */
export const WORDS: Readonly<Partial<Record<Tag, string>>> = {
  who:
    "of them|of those|of us|of whom|of which|davon|de ellos|de ellas|d'entre eux|deles|delas|di loro|их них|users|user|people|persons|employees|employee|staff|staffers|students|student|pupils|developers|developer|devs|dev|engineers|engineer|researchers|researcher|agents|customers|customer|clients|client|guests|guest|seats|seat|licences|licenses|licence|license|colleagues|coworkers|members|teammates|team members|analysts|lawyers|doctors|nurses|teachers|operators|players|subscribers|visitors|accounts|scientists|folks|friends|coders|programmers|consultants|reps|testers|participants|callers|tenants|humans|callers|viewers|patients|attorneys|paralegals|advisors|writers|technicians|physicians|clinicians|jurists|managers|salespeople|executives|interns|contractors|freelancers|citizens|learners|readers|gamers|drivers|officers|civil servants|nurses|accountants|auditors|designers|admins|specialists|experts|juristen|anwalte|arzte|lehrer|schuler|sachbearbeiter|burger|abogados|medicos|juristes|avocats|medecins|advogados|avvocati|uzytkownikow|uzytkownicy|kullanici|reviewers|editors|person|headcount|man team|person team|strong team|people team" +
    '|nutzer|nutzern|benutzer|benutzern|anwender|anwendern|mitarbeiter|mitarbeitern|mitarbeitende|mitarbeitenden|leute|leuten|personen|entwickler|entwicklern|studenten|studierende|kunden|kollegen|user gleichzeitig' +
    '|usuarios|usuario|personas|empleados|clientes|desarrolladores|estudiantes|alumnos|utilisateurs|utilisateur|personnes|employes|salaries|clients|developpeurs|etudiants|collaborateurs|pessoas|funcionarios|desenvolvedores|alunos|utenti|persone|dipendenti|sviluppatori|gebruikers|mensen|medewerkers' +
    '|用户|人|员工|人员|同事|开发者|学生|客户|ユーザー|ユーザ|人|名|社員|社内ユーザー|従業員|学生|開発者|log|logon|bande|logo ko|employees ke liye|사용자|명|пользователей|пользователя|пользователи|человек|сотрудников',
  conc:
    'concurrent|concurrently|concurrency|conc|concurency|concurrent users|concurrent requests|concurrent request|concurrent sessions|concurrent chats|concurrent connections|concurrent streams|concurrent clients|concurrent calls|simultaneous|simultaneously|simultaneous users|at once|at the same time|at a time|at one time|at any time|at any given time|at any one time|at any moment|at the same moment|at one moment|in parallel|parallel|parallel requests|parallel users|parallel sessions|online|active at once|in flight|inflight|parallelism|parallel slots|slots|num parallel|ollama num parallel|max num seqs|max concurrent requests|max concurrency|request concurrency|simultaneous requests|sessions|live sessions|active sessions|chat sessions|same time|all at once|together at once|active users|num concurrent|number of concurrency|concurrent users at peak' +
    '|gleichzeitig|gleichzeitige|gleichzeitigen|gleichzeitiger|parallele|parallelen|paralleler|simultan|simultaneos|simultaneas|concurrentes|concurrente|a la vez|al mismo tiempo|en paralelo|simultanes|simultanees|simultanement|en parallele|en meme temps|concurrents|a la fois|simultaneo|ao mesmo tempo|concorrentes|em paralelo|contemporanei|contemporaneamente|concorrenti|in parallelo|tegelijk|gelijktijdig|gelijktijdige' +
    '|并发|同时|并行|同時|同時接続|同時アクセス|同時ユーザー|並列|同時に|ek saath|ek sath|ek time pe|동시|동시에|одновременно|одновременных|параллельно',
  req:
    'requests|request|reqs|req|calls|call|api calls|queries|query|prompts|prompt|messages|message|msgs|inferences|inference|inference requests|completions|questions|question|chats|conversations|conversation|transactions|transaction|hits|lookups|predictions|generations|invocations|tasks|jobs|turns|interactions|searches|classifications|summaries|translations|tickets|emails|mails|posts|comments|reviews|transcripts|embeddings|transcriptions' +
    '|anfragen|anfrage|abfragen|aufrufe|nachrichten|solicitudes|peticiones|consultas|llamadas|mensajes|requetes|requete|appels|messages|requisicoes|requisicao|solicitacoes|chamadas|mensagens|perguntas|richieste|messaggi|verzoeken|请求|次|条|次请求|次调用|リクエスト|件|回|요청|запросов|запроса|запросы|sawaal|query',
  doc: 'documents|document|docs|articles|article|pdfs|pdf|files|pages|page|records|rows|products|product descriptions|descriptions|items|samples|texts|contracts|invoices|reports|papers|images|chunks|passages|sentences|recordings|calls transcripts|transcripts|call transcripts|reviews|abstracts|resumes|cvs|listings|dokumente|dokumenten|documentos|dokument|artikel|articulos|artigos|文档|文書|文件|ドキュメント|entries|snippets|paragraphs|clips|letters|claims|forms|receipts|notes|tweets|stories|books|chapters|posts',
  image:
    'images|image|pictures|picture|pics|renders|generations|bilder|imagenes|imagens|videos|video clips|clips|画像|图片|图',
  tok: 'tokens|token|toks|tok|tks|tk|tkn|tkns|jetons|トークン|个token|词元|токенов|токена|токен|토큰|output tokens|generated tokens|tokens generated',
  per: 'per|a|an|each|every|/|pro|je|por|al|cada|par|a la|la|chaque|an|ao|per|mỗi|每|毎|every single|за',
  sec: 's|sec|secs|second|seconds|sekunde|sekunden|segundo|segundos|seconde|secondes|secondo|secondi|秒|초|сек|секунд|секунду|секунды|sek',
  ms: 'ms|msec|msecs|millisecond|milliseconds|millis|millisekunden|milisegundos|millisecondes|毫秒|ミリ秒|мс',
  min: 'min|mins|minute|minutes|minuto|minutos|minuten|分|分钟|минут|минуту',
  hour: 'h|hr|hrs|hour|hours|stunde|stunden|std|hora|horas|heure|heures|ora|ore|uur|小时|時間|时|ghante|ghanta|час|часа|часов',
  day: 'day|days|d|24h|tag|tage|tagen|dia|dias|jour|jours|giorno|giorni|dag|dagen|天|日|din|день|дня|дней|night|nights|nacht|noche|nuit',
  week: 'week|weeks|wk|woche|wochen|semana|semanas|semaine|semaines|settimana|周|週|星期|hafte|неделю|недели',
  month:
    'month|months|mo|mth|mnth|monat|monate|monaten|mes|meses|mois|mese|mesi|maand|月|个月|か月|ヶ月|mahina|mahine|mahine ka|месяц|месяца',
  year: 'year|years|yr|yrs|annum|jahr|jahre|jahren|ano|anos|an|ans|annee|annees|anno|anni|jaar|年|saal|год|года|лет',
  quarter: 'quarter|quarters|qtr|quartal|trimestre',
  daily:
    'daily|per day|a day|per diem|each day|every day|/day|pro tag|taglich|am tag|por dia|al dia|diarios|diarias|diario|par jour|quotidien|ao dia|diarias|al giorno|per dag|每天|每日|一天|日均|1日|毎日|1日あたり|per din|roz|roz ka|в день|nightly|every night|each night|per night|a night|overnight|jede nacht',
  monthly:
    'monthly|per month|a month|each month|every month|/month|/mo|pro monat|monatlich|im monat|por mes|al mes|mensual|mensuales|mensuel|mensuelle|par mois|mensal|mensais|ao mes|al mese|per maand|每月|每个月|一个月|月額|毎月|月|per mahina|mahine ka|har mahine|mahine|в месяц|p.m.|mtl',
  yearly:
    'yearly|annual|annually|per year|a year|each year|every year|per annum|/year|/yr|pro jahr|jahrlich|im jahr|por ano|al ano|anual|anuales|par an|annuel|annuelle|ao ano|all anno|per jaar|每年|年間|p.a.|one year|for a year|a yr|12 months',
  hourly:
    "hourly|per hour|an hour|/hour|/hr|/h|a hour|each hour|every hour|pro stunde|die stunde|je stunde|stundlich|por hora|la hora|a la hora|de l'heure|par heure|a l'heure|all'ora|per uur|每小时|一小时|小时|1時間|時間|per ghanta|в час|per hr|an hr",
  rps: 'rps|qps|r/s|req/s|reqs/s|req/sec|reqs/sec|q/s|requests/s|requests/sec|requests per second|queries per second|request per second|queries/s|queries/sec|anfragen pro sekunde|solicitudes por segundo|peticiones por segundo|requetes par seconde|每秒请求|tx/s|transactions per second|requests a second|rpssec|calls per second|req per sec|req per second|reqs per second|calls/s|calls/sec|prompts per second|requisicoes por segundo|richieste al secondo',
  rpm: 'rpm|qpm|req/min|requests/min|requests per minute|requests a minute|queries per minute|calls per minute|calls/min',
  rpd: 'rpd|req/day|requests/day|requests per day',
  tps: 'tps|t/s|tok/s|toks/s|tok/sec|toks/sec|tk/s|tks/s|tks/sec|tkn/s|tokens/s|tokens/sec|tokens/second|token/s|token/sec|token/second|tokens per second|tokens per sec|token per second|token per sec|tokens a second|tokens a sec|toks per second|tok per second|tok per sec|tps output|tokens pro sekunde|token pro sekunde|tokens/sekunde|tokens por segundo|tokens par seconde|tokens al secondo|token al secondo|tokens/seconde|tokens/segundo|每秒token|token每秒|トークン/秒|トークン毎秒|t / s|tokens / s|tok / s|output tok/s|output tokens/s|output tokens/sec|output tokens per second|tps/s|т/с|токенов в секунду|токен/с|токенов/с|токенов/сек|t/sec|ts/s|tokens p/s|tokens ps|tokens each second|gen t/s|gen tps',
  tpsUser:
    'tok/s/user|tokens/s/user|tps/user|tok/s per user|tokens/s per user|tokens per second per user|t/s/user|tps per user|tok/s/u',
  dau: 'dau|daus|daily active users|daily users|daily active|active users per day|active users a day|users per day|users a day|users/day|tagliche nutzer|usuarios diarios|usuarios activos diarios|utilisateurs quotidiens|日活|日活用户|日活跃用户',
  mau: 'mau|maus|monthly active users|monthly users|monthly active|active users per month|users per month|users a month|月活|月活用户',
  ctx: 'context|contexts|ctx|ctxt|cntx|context length|context size|context window|ctx len|ctx length|ctx size|ctx window|contextlength|context len|kontext|kontextlange|kontextfenster|contexto|ventana de contexto|contexte|fenetre de contexte|janela de contexto|contesto|finestra di contesto|上下文|上下文长度|コンテキスト|コンテキスト長|コンテキストサイズ|контекст|контекста|контекстом|max model len|model max len|max seq len|max seq length|max sequence length|max length|max total tokens|max context|max context length|max context len|num ctx|n ctx|ctx-size|sequence length|sequence lengths|seq len|seqlen|seq length|seq|max position embeddings|context tokens|tokens of context|tokens context|token context|token window|max tokens per sequence|max_seq_len|cutoff len|컨텍스트|ctx_len|token context window|ctx tokens',
  in: "go in|goes in|going in|coming in|fed in|in|input|inputs|input tokens|input token|prompt|prompts|prompt tokens|prompt length|input length|input len|prompt len|tokens in|tokens input|token input|token prompt|token prompts|tokens prompt|tokens of input|tokens of prompt|isl|eingabe|eingabetoken|eingabetokens|token eingabe|eingang|entrada|entradas|tokens de entrada|entree|tokens d'entree|en entree|prompts de|tokens em entrada|in input|输入|入力|ввод|входных|input prompts|input seq len|system prompt|random input len|input sequence length|input context|prefill tokens|prompt size|input size|tokens/prompt|tokens per prompt|tokens per request|tokens per query|tokens per call|tokens per document|tokens per doc|tokens per article|tokens apiece|tokens each|token each|tokens per chunk|prompt processing length",
  out: 'come out|comes out|coming out|go out|summary|summaries|summaries of|summary of|answers of|replies of|responses of|outputs of|completions of|out|output|outputs|output tokens|output token|answer|answers|reply|replies|response|responses|completion|completions|completion tokens|generated|generation|generations|generated tokens|generation length|output length|output len|response length|answer length|tokens out|tokens output|tokens generated|token output|token answer|token answers|token reply|token replies|token response|token responses|token completion|token completions|tokens of output|tokens per answer|tokens per response|tokens per reply|osl|ausgabe|ausgabetoken|ausgabetokens|antwort|antworten|ausgang|token antwort|token antworten|salida|salidas|respuesta|respuestas|tokens de salida|sortie|reponse|reponses|tokens de sortie|en sortie|saida|resposta|respostas|tokens de saida|risposta|risposte|in output|输出|回答|回复|出力|応答|вывод|ответ|ответы|max tokens|max new tokens|num predict|n predict|random output len|max output tokens|output seq len|output sequence length|decode length|decode tokens|max_gen_len|gen len|gen length|new tokens',
  isl: 'isl|input sequence length|input seq len|random input len|input len|input length',
  osl: 'osl|output sequence length|output seq len|random output len|output len|output length',
  ttft: 'ttft|time to first token|first token|first token latency|time to first tok|first-token|time-to-first-token|prefill latency|erstes token|ersten token|erster token|primer token|premier token|primeiro token|primo token|首token|首字|首 token|首token延迟|首字延迟|最初のトークン|первого токена|first response token|p50 ttft|p90 ttft|p95 ttft|p99 ttft|mean ttft|median ttft',
  tpot: 'tpot|itl|inter token latency|inter-token latency|inter token|time per output token|per output token|per token|ms per token|ms/token|ms/tok|msec per token|milliseconds per token|millisecond per token|ms per output token|ms a token|pro token|por token|par token|per generated token|token latency|time between tokens|tbt|p50 tpot|p90 tpot|p95 tpot|p99 tpot|mean tpot|median tpot|mean itl|median itl|毎トークン|每token|ms/t',
  latency:
    'latency|latencies|response time|response times|end to end|end-to-end|e2e|e2e latency|e2el|latenz|antwortzeit|latencia|tiempo de respuesta|latence|temps de reponse|latencia|延迟|响应时间|レイテンシ|応答時間|p50|p90|p95|p99|p99.9|wait time|turnaround',
  each: 'every one of|each of|each one of|every single one of|each|apiece|a piece|per user|per users|per stream|per session|per request|per sequence|per client|per person|per concurrent user|per conversation|per connection|per chat|every user|each user|per query|pro nutzer|je nutzer|pro user|pro anfrage|pro kopf|por usuario|cada uno|cada usuario|cada|par utilisateur|chacun|chacune|por utilizador|cada um|a testa|per utente|ciascuno|per gebruiker|每个用户|每用户|每人|人均|每路|単位|ユーザーあたり|一人あたり|1人あたり|per seat|per employee|per student|per developer|per dev|per head|single stream|per instance|per stream|per slot|per batch|per banda|har ek|на пользователя',
  perGpu:
    'per gpu|per gpu hour|per gpu-hour|/gpu/hr|/gpu/h|/gpu/hour|per gpu per hour|per gpu/hr|per card|per card hour|gpu/hour|gpu hour|gpu hours|gpu-hr|gpu/hr|gpu-hour|per accelerator|per chip|a gpu|per gpu hr|each gpu|/gpu|pro gpu|pro karte|por gpu|par gpu|per scheda|gpu stunde|gpu-stunde|每卡|每张|每张卡|单卡|每gpu|卡时|gpu时|gpuあたり|1枚あたり|per gpu each|per device|por tarjeta|par carte|por placa|per-gpu',
  percent:
    '%|percent|pct|per cent|prozent|por ciento|pour cent|pourcent|por cento|per cento|procent|百分之|パーセント|процентов|pc of',
  util: "utilization|utilisation|utilized|utilised|utilize|utilise|util|gpu util|gpu utilization|gpu utilisation|gpu-util|gpu usage|gpu load|usage|usage sits|busy|loaded|pegged|pegged at|maxed|load|duty cycle|occupied|used|in use|dcgm|nvidia-smi|nvidia smi|nvtop|average utilization|avg utilization|ausgelastet|auslastung|gpu auslastung|auslastung von|uso|de uso|uso de gpu|utilizacion|utilizados|ocupacion|utilisation gpu|utilises|d'utilisation|taux d'utilisation|charge|utilizacao|utilizadas|utilizzo|bezetting|benutting|利用率|使用率|占用|占用率|gpu使用率|稼働率|稼働|загрузка|загружены|использование|active|running at|sits at|sitting at|hover|hovers|hovering|hovers around|compute utilization|sm util|use hota hai",
  idle: 'idle|idling|unused|sit idle|sits idle|sitting idle|not used|leer|ungenutzt|im leerlauf|leerlauf|ocioso|ociosas|ociosos|inactivo|inactivas|inactives|au repos|inoccupe|ociosa|inattive|空闲|闲置|アイドル|khali|простаивают|doing nothing|wasted|underused|underutilized|underutilised',
  notUtil:
    'gpu memory utilization|gpu memory utilisation|gpu-memory-utilization|gpu_memory_utilization|memory utilization|mem utilization|memory usage|kv cache usage|kv cache utilization|gpu kv cache usage|gpu cache usage|cache usage|kv usage|cache hit|cache hit rate|prefix cache hit rate|hit rate|uptime|sla|availability|vram usage|vram utilization|ram usage|cpu usage|cpu utilization|cpu load|gpu_memory|mem fraction static|mem-fraction-static|memory fraction|kv_cache_free_gpu_mem_fraction|accuracy|faster|slower|cheaper|discount|off|savings|saving|reduction|improvement|overhead|mfu|acceptance rate|acceptance|error rate|errors|of requests|of the time|of traffic|vram|gpu mem|mem usage|memory used|disk|power|quality|degradation|loss|drop|performance drop|slowdown|speedup|growth|utilization of memory|of vram|of memory|of users|of queries|of the users',
  gpuWord:
    'gpu|gpus|card|cards|graphics card|graphics cards|accelerator|accelerators|chips|karte|karten|grafikkarte|grafikkarten|tarjeta|tarjetas|carte|cartes|placa|placas|scheda|schede|张|块|卡|枚|枚の|個|台|显卡|장|видеокарты|видеокарт|видеокарта|карты|карт|张卡|块卡|pcs|pieces|boards',
  node: 'node|nodes|server|servers|machine|machines|box|boxes|host|hosts|instance|instances|vm|vms|pod|pods|worker|workers|systems|rigs|rig|racks|rack|knoten|servern|rechner|maschinen|nodos|servidores|servidor|maquinas|noeuds|serveurs|serveur|nos|maquina|nodi|server|节点|服务器|机器|ノード|サーバー|서버|ноды|серверов|сервера|узлов',
  gb: 'gb|gib|g|gigs|gig|gbs|gigabytes|gigabyte|go|tb|tib|mb|mib|гб|gb vram|gb of vram',
  vram: 'vram|v ram|gpu memory|gpu ram|video memory|video ram|graphics memory|hbm|hbm2|hbm2e|hbm3|hbm3e|gddr6|gddr6x|gddr7|显存|vramm|memory|mem|grafikspeicher|vrams|ビデオメモリ|видеопамяти|unified memory|unified ram|unified|shared memory|of vram|memoire|memoria',
  own:
    "we serve|we host|we deploy|we deployed|i serve|i host|i deployed|we're serving|we are serving|we are running|we're hosting|nvidia-smi|nvidia smi|nvidia-smi shows|we're spending|we spend|we are spending|currently spending|my|our|ours|mine|i have|i've|i've got|we have|we've|we've got|we got|i got|got|have|owns|i own|we own|own|we rent|i rent|rent|renting|rented|leased|leasing|we lease|i'm using|im using|we're using|we use|i use|we are using|i am using|currently|we run|i run|i'm running|im running|we're running|were running|running on|run on|runs on|we're on|i'm on|we are on|hosted on|deployed on|deployed to|serving on|served on|served from|existing|our cluster|our setup|my setup|my rig|my machine|my server|my pc|my box|our fleet|our node|the node|we bought|i bought|bought|just got|just bought|purchased|picked up|we pay|we're paying|paying|pay|costs us|with my|on my|using|have access to|access to|setup|specs|hardware|environment|system info|my hardware|i only have|only have|we only have|working with|equipped with|hello i have|ive got|i've a|we operate|operating|my system" +
    "|wir haben|ich habe|habe|haben|wir betreiben|betreiben wir|unsere|unser|unseren|unserem|meine|mein|meinen|meiner|meinem|wir nutzen|ich nutze|wir mieten|mieten|gemietet|lauft auf|laufen auf|tenemos|tengo|nuestro|nuestra|nuestros|nuestras|mi|usamos|uso|alquilamos|contamos con|dispongo|disponemos|pagamos|nous avons|on a|j'ai|notre|nos|mes|mon|ma|nous utilisons|nous louons|on utilise|louons|temos|tenho|nosso|nossa|nossos|nossas|minha|meu|minhas|alugamos|rodando em|rodando|abbiamo|ho|nostro|nostra|mio|mia|noleggiamo|we hebben|onze|wij hebben|ik heb" +
    '|我有|我们有|我的|我们的|手上|手头|现有|目前|当前|有|用的|我用|使用|环境|环境是|租|租了|租用|部署在|机器是|服务器是|持っています|あります|手元|使って|使っています|使用中|うちの|弊社|私の|現在|hamare paas|humare paas|mere paas|hai|hain|pe chal raha|par chal raha|у нас|у меня|мой|моя|наш|наши|имеем|арендуем|есть|내|우리',
  leaving:
    'alternative to|alternatives to|cheaper alternative to|replacement for|replace|replacing|replace our|upgrade from|upgrading from|move from|moving from|migrate from|migrating from|move away from|moving away from|get off|getting off|coming from|instead of our|weg von|ersatz fur|ablosen|reemplazar|remplacer|substituir|sostituire|替换|替代|乗り換え元',
  placed:
    'in the basement|in my basement|on-prem|on prem|on premise|on premises|in our rack|in the rack|in our datacenter|in our data center|colo|at home|lying around|sitting around|sitting idle|sits idle|on hand|at hand|at my disposal|available|laying around|under my desk|in the office|in our lab|in my lab|at work|in the closet|im keller|im rechenzentrum|zu hause|zur verfugung|en casa|disponibles|disponible|a la maison|dispo|em casa|disponiveis|a casa|を持って|がある|あり|があります|空闲',
  run: 'run|runs|running|ran|serve|serves|serving|served|host|hosts|hosting|hosted|deploy|deployed|deploying|load|loading|launch|launched|launching|start|started|tested on|test on|tested|try|tried|trying|testing|benchmarked|benchmarking|inference on|infer|handles|powers|powering|do|does|use|used|on|with|mit|auf|con|en|sur|avec|com|em|su|tuned|working on|works on|fits on|fit on|chal raha|运行|跑|部署|部署了|测试|推理|動かし|動かす|動作|на',
  ask: "how many|how much|how mnay|how many gpus|how many of|which gpu|which gpus|which card|which cards|what gpu|what gpus|what card|what cards|what hardware|which hardware|which instance|what instance|should i get|should i buy|should we buy|should we get|should we use|should i use|do i need|do we need|would i need|would we need|will i need|will we need|i need|i'd need|we need|we'd need|need|needs|needed|i nedd|nedd|do i nedd|required|require|requires|requirement|recommend|recommended|recommendation|suggest|suggestion|suggestions|worth it|worth|looking for|would it take|wie viele|welche gpus|welche gpu|welche karten|brauchen wir|brauche ich|brauche|benotige|benotigen|benotigt|cuantas|cuantos|que gpu|que gpus|que tarjeta|necesito|necesitamos|necesitaria|combien|quelle carte|quelles cartes|quel gpu|quels gpu|quelle gpu|faut-il|faut il|il faut|faudrait|besoin de|avons-nous besoin|quantas|quantos|qual gpu|quais gpus|preciso|precisamos|quante|quanti|quale gpu|quali gpu|hoeveel|welke|nodig|几张|几块|多少张|多少块|多少卡|需要几|需要多少|需要|要几张|几卡|何枚|何台|どのgpu|必要|必要ですか|kitne|kitni|kaunsa|konsa|chahiye|сколько|какие|какая|нужно|нужна",
  buy: 'adding|to add|add another|add a|add one|adding another|adding a second|add a second|buy|buying|to buy|purchase|purchasing|upgrade to|upgrading to|upgrade|get a|get an|getting a|getting an|considering|consider|thinking|thinking of|thinking about|planning|planning to get|planning to buy|plan to buy|plan to get|looking at|looking to get|looking into|looking to buy|move to|moving to|switch to|switching to|migrate to|migrating to|instead of|replace with|replacing with|would be|could get|might get|going to get|going to buy|order|ordering|evaluating|deciding between|choose between|choosing between|torn between|compared to|compare|comparing|comparison|alternatives|alternative|build with|building with|if i|if we|if i had|if we had|wish|hypothetical|what about|how about|say|e.g.|for example|such as|like a|kaufen|anschaffen|uberlegen|comprar|pensando en|acheter|envisageons|envisage|comprar|compra|comprare|pensando em|买|购买|考虑|打算|准备买|買う|購入|検討|khareedna|lena hai|lene ka|купить|думаю|rather than|offers|offered|price of|pricing for|as opposed to',
  want: "want|wants|want to|would like|we'd like|i'd like|target|targets|targeting|target is|goal|goal is|aim|aiming|aim for|must|should|has to|have to|needs to|need to|at least|minimum|min|sla|slo|under|below|less than|within|no more than|not more than|max of|maximum of|up to|<|>|<=|>=|require|required|requires|need|needs|expect|expecting|expected|hoping|hope|hoping for|ideally|would be nice|support|handle|sustain|serve|want each|fine|is fine|ok|acceptable|wollen|mochten|soll|sollen|muss|mindestens|unter|hochstens|maximal|queremos|quiero|necesitamos|debe|minimo|menos de|al menos|como maximo|voulons|veux|souhaitons|doit|au moins|moins de|maximum|queremos|quero|precisa|deve|pelo menos|menos de|vogliamo|voglio|almeno|meno di|massimo|希望|需要|要求|至少|目标|低于|小于|以内|不超过|以下|以上|未満|目標|必要|必須|したい|chahiye|chahte|target hai|нужно|хотим|не более|менее|realistic|possible|feasible|achievable|can i get|could i get|can i expect|should i expect|reach|achieve|to get|willing",
  not: "not|no|without|never|don't|dont|doesn't|doesnt|do not|does not|can't|cant|cannot|won't|isn't|aren't|except|excluding|exclude|other than|avoid|avoiding|anything but|everything but|neither|nor|instead of|rather than|kein|keine|keinen|nicht|ohne|ausser|sin|ningun|ninguna|nada de|excepto|sans|pas de|pas|aucun|sauf|sem|nao|nenhum|exceto|senza|non|niente|tranne|geen|zonder|niet|不要|不用|没有|不能|不使用|除了|没|ではない|なし|なしで|使わない|不可|nahi|nahin|mat|bina|без|не|нет|rule out|ruled out|hate|no longer|not on|not using",
  only: 'only|just|exclusively|solely|strictly|nur|ausschliesslich|solo|solamente|unicamente|seulement|uniquement|somente|apenas|soltanto|alleen|只|只有|只能|仅|だけ|のみ|sirf|только|must be|has to be|limited to|stick to|stay on|restricted to|anything|on ... only',
  claim:
    "they claim|claims|claim|claimed|advertised|advertise|advertises|according to|the paper|paper says|paper|readme|the readme|readme says|docs say|documentation says|docs|official|officially|official docs|manual|the manual says|manual says|blog|blog post|blog says|vendor|vendor says|nvidia says|nvidia claims|meta says|marketing|brochure|spec sheet|data sheet|datasheet|benchmarks show|benchmark shows|published|reported|reports|people report|people say|people claim|someone|somebody|some people|others get|others report|others are getting|everyone|i read|i've read|i heard|i've heard|i saw|i've seen|saw a|they say|they said|they get|they got|they report|he gets|he says|said|says it|reddit says|a friend|my friend|colleague|my colleague|coworker|my coworker|his|her|my brother|my neighbor|a buddy|my buddy|a guy|some guy|youtube|video shows|leaderboard|supposedly|allegedly|promised|promises|quoted|the model card|model card|tutorial|guide|guide says|their|theirs|laut|angeblich|segun|selon|soi-disant|segundo o|dizem|secondo|据说|官方|论文|文档|据|公式|によると|らしい|kehte hain|говорят|якобы|по словам|suggests|suggest that|recommends|recommended by|cites|calculator says|chatgpt says|chatgpt said|gpt says|should need|is said to|your|yours|your configuration|minimum requirement|minimum requirements|min requirements|system requirements|hardware requirements|requirements|hf says|website|on their website|in the docs|from the docs|this post|the post|this thread|this article|the article|other people|openrouter|groq|cerebras|together ai|fireworks|artificial analysis|typical|typically|usually|in theory|theoretical|theoretically|on paper|peak theoretical|bandwidth",
  requirement:
    'requires|require|required|requirement|requirements|minimum requirements|minimum requirement|min requirement|system requirements|hardware requirements|recommended|needs at least|at least|minimum',
  observed:
    'getting|get|gets|got|seeing|see|saw|achieve|achieved|achieving|measured|measure|measuring|currently|now|right now|today|at the moment|only|reports|report|reported|running at|runs at|speed is|speed|speeds|throughput is|giving|gives|gives me|gave|gave me|reaching|reached|reaches|hits|hit|hitting|doing|does|averaging|averages|around|observe|observed|observing|experience|experiencing|pulling|pull|log|logs|shows|showing|benchmark|benchmarks|benchmarked|bench|tested|test|result|results|slow|too slow|slower|took|takes|it takes|manage|managed|managing|drops|dropped|drops to|dropping|generation|eval time|eval rate|eval|avg|actual|actually|stuck at|stuck|capped at|maxes out|max out|tops out|barely|bekomme|bekommen|erreichen|erreiche|liefert|schaffen|schafft|gemessen|derzeit|aktuell|zurzeit|momentan|nur|obtenemos|obtengo|conseguimos|consigo|actualmente|medido|obtenons|obtiens|obtient|actuellement|mesure|mesuree|seulement|conseguimos|atualmente|medimos|estou conseguindo|otteniamo|ottengo|attualmente|当前|目前|现在|实测|只有|达到|速度|得到|測定|現在|出ています|出る|しか|mil raha|mil rahe|milta|получаю|получаем|сейчас|выдает|выдаёт|скорость',
  peak: 'peak|peaks|peaking|at peak|in peak|peak hours|peak time|at the peak|max|maximum|worst case|at worst|worst moment|rush hour|busiest|burst|bursts|spike|spikes|spiking|top|at most|up to|never more than|no more than|not more than|spitze|spitzen|in der spitze|zu spitzenzeiten|stosszeiten|pico|en pico|hora pico|en horas pico|maximo|pointe|en pointe|au pic|pic|maximum|pico|no pico|picco|al picco|piek|峰值|高峰|高峰期|最多|最大|最高|ピーク|ピーク時|最大|peak pe|пик|пике|в пике|максимум',
  mean: 'average|avg|mean|median|typical|typically|usually|normal|normally|on average|steady|baseline|off peak|p50|schnitt|im schnitt|durchschnittlich|durchschnitt|promedio|de media|media|en moyenne|moyenne|em media|in media|gemiddeld|平均|平时|通常|普段|в среднем|average pe',
  least:
    'at least|minimum|min|minimum of|no less than|not less than|>=|>|more than|over|above|mindestens|al menos|minimo|au moins|pelo menos|almeno|至少|不低于|以上|最低|kam se kam|не менее|минимум',
  most: "at most|maximum|max|no more than|not more than|less than|under|below|up to|<|<=|within|hochstens|maximal|bis zu|unter|como maximo|maximo|menos de|hasta|au plus|au maximum|moins de|jusqu'a|no maximo|ate|al massimo|meno di|fino a|最多|不超过|低于|以内|以下|未満|まで|zyada se zyada|до|не более|менее",
  budget:
    'stehen zur verfugung|zur verfugung|disponemos de|budget|budgets|budgeted|budget of|budget is|cap|our cap|capped|ceiling|afford|can afford|affordable|spend|spending|can spend|to spend|willing to spend|signed off|approved|allocated|grant|funding|funded|funds|allowance|limit|spending limit|cost limit|at most|max|maximum|no more than|not more than|under|below|less than|up to|cheap|cheapest|cheaper than|within|money|kosten durfen|budget von|hochstens|maximal|ausgeben|presupuesto|presupuesto de|gastar|podemos gastar|maximo|como maximo|budget de|depenser|plafond|maximum|orcamento|orcamento de|gastar|no maximo|verba|budget di|spendere|al massimo|massimo|预算|经费|予算|上限|以内|以下|kharcha|paisa|budget hai|бюджет|потратить|тратить|have to spend|got to spend|for the project|set aside|financing|purse|max spend|keep it under|stay under|stay below|keep costs|finance',
  correct:
    "no make that|make that|make it|no wait|wait no|wait|sorry|sorry i mean|i mean|i meant|correction|scratch that|actually|or rather|rather|no sorry|pardon|my bad|typo|edit|better|let's say|lets say|nein|korrektur|quatsch|ich meine|besser gesagt|genauer|perdon|corrijo|quiero decir|mejor dicho|digo|pardon|je veux dire|plutot|enfin|desculpa|quer dizer|quero dizer|alias|melhor|anzi|scusa|volevo dire|不对|更正|应该是|不是|いや|訂正|すみません|galti|matlab|nahi nahi|вернее|точнее|no it's|no its|no it is",
  total:
    'in total|total|totally|altogether|overall|all together|combined|aggregate|across|for the whole|for all|whole cluster|over the whole cluster|cluster wide|the whole|whole|entire|the entire|for the node|for the box|for the server|for the lot|for everything|for both|all in|insgesamt|gesamt|zusammen|en total|totales|au total|en tout|no total|ao todo|in totale|totaal|总共|一共|合计|总计|共|总|合計|全部で|全体で|kul|kul milakar|всего|итого|system wide|per node|per server|per instance|per box|the node|node costs|instance costs|box costs|per machine|whole box',
  hedge:
    'about|around|approx|approximately|roughly|some|maybe|perhaps|probably|nearly|almost|circa|ca|~|say|like|or so|ish|guess|estimate|estimated|somewhere around|give or take|abuot|aprox|ungefahr|etwa|rund|circa|zirka|gut|knapp|unos|unas|aproximadamente|alrededor de|mas o menos|cerca de|environ|a peu pres|autour de|quelque|quelques|uns|cerca|mais ou menos|por volta de|circa|intorno a|ongeveer|大约|约|左右|大概|差不多|约为|约莫|約|くらい|ぐらい|程度|ほど|およそ|だいたい|lagbhag|takriban|kareeb|karib|около|примерно|probablement|hopefully|i think|i guess|more or less',
  or: 'or|oder|ou|o|u|或|或者|还是|もしくは|または|か|ya|или|either',
  and: 'and|plus|&|+|und|y|e|et|ed|en|和|与|及|以及|加|と|aur|и|as well as|along with|with',
  versus: 'vs|versus|v.s|compared with|compared to|against|gegen|contre|contra|对比|比',
  to: "to|-|~|bis|a|hasta|ate|jusqu'a|fino a|tot|到|至|から|до|se|through|until|till",
  between: 'between|zwischen|entre|tra|fra|tussen|from|von|de|desde|da|ke beech',
  gone: 'sold out|out of stock|unavailable|not available|hard to get|impossible to get|discontinued|too expensive|ausverkauft|agotadas|epuises|esgotadas|缺货|买不到|品切れ',
  trouble:
    'oom|ooms|ooming|out of memory|cuda out of memory|cuda oom|crash|crashes|crashing|crashed|fails|failing|too slow|so slow|very slow|really slow|is slow|slow|stuck|hangs|hanging|keeps failing|runs out of memory|torch.outofmemoryerror|cuda error|cuda out of memory error|爆显存|显存不足|报错|太慢|很慢|卡住|卡死|スペック不足|遅い|メモリ不足|zu langsam|langsam|muy lento|lento|trop lent|lent|muito lento|dheere|slow chal raha|bottleneck|bottlenecked|gibberish|garbage output',
  trains: 'train|training|pretrain|pretraining|trainieren|entrenar|entrainer|treinar|addestrare|训练|学習|обучение',
  seqs: 'sequences|sequence|seqs|streams|secuencias|sequences paralleles|sequenzen|序列|シーケンス',
  price:
    "we're spending|were spending|we spend|i spend|i'm spending|we are spending|currently spending|price|prices|priced|cost|costs|costing|rate|rates|paying|pay|we pay|i pay|paid|charged|charge|charges|billed|rent|rented|renting|rental|kostet|kosten|zahlen|bezahlen|preis|mieten|cuesta|cuestan|pagamos|pago|precio|coste|costo|coute|coutent|payons|paie|prix|cout|custa|custam|preco|custo|costa|costano|paghiamo|prezzo|价格|租金|成本|花费|费用|付|料金|価格|コスト|払って|kiraya|rate hai|стоит|платим|цена|аренда",
  bill: 'bill|bills|billing|invoice|invoiced|last month|spent|we spent|past|so far|saved|savings|save|saving|would save|rechnung|factura|facture|fatura|credit|credits|free credits|voucher|revenue|profit|raised|funding round|salary|turnover|electricity|power bill|subscription|one time|one-off|one off|upfront|capex|build cost|msrp|used price|ebay|retail|resale|worth of|streets price|per kwh|kwh|per million|per image|per minute of audio|mtok|账单|料金請求',
  api: 'api|apis|openai|gpt-4o|gpt-4|gpt4|gpt-4.1|gpt-5|gpt-5.2|gpt-3.5|chatgpt|claude|anthropic|gemini|bedrock|azure openai|openrouter|claude sonnet|claude opus|sonnet|opus|gemini pro|gemini flash|gpt-4o-mini|gpt 4o mini|o1|o3|o4-mini|copilot subscription|cohere api|api bill|api costs|api cost|api spend|token prices|saas',
  once: 'one time|one-time|one off|one-off|once|upfront|total budget|purchase|hardware budget|to buy|buy|build|building|capex|for hardware|on hardware|for a rig|for a pc|for a build|workstation|for the build|einmalig|anschaffung|una vez|una sola vez|achat|unique|uma vez|compra|一次性|购买|買い切り|ek baar',
  batchSize:
    'batch size|batchsize|batch of|bs|batch|bsz|max batch size|batch_size|max-batch-size|批大小|バッチサイズ|batch sizes',
  weekdays:
    'weekdays|weekday|monday to friday|monday through friday|mon-fri|mon to fri|mo-fr|mo bis fr|montag bis freitag|werktags|an werktagen|lunes a viernes|de lunes a viernes|entre semana|lundi au vendredi|du lundi au vendredi|jours ouvres|en semaine|segunda a sexta|de segunda a sexta|dias uteis|lunedi a venerdi|dal lunedi al venerdi|giorni feriali|maandag tot vrijdag|工作日|周一到周五|周一至周五|平日|月曜から金曜|monday-friday|mon - fri|monday - friday|business days|working days|workdays|work days|m-f|somvar se shukravar|будни|по будням',
  allDay:
    '24/7|24x7|24*7|24 / 7|around the clock|round the clock|day and night|nonstop|non-stop|always on|rund um die uhr|las 24 horas|24 horas|24 heures sur 24|24h/24|24 hours|h24|24小时|全天|全天候|24時間|chaubis ghante|круглосуточно|24 hours a day|24h a day|24h/day|24 stunden',
  officeHours:
    "working hours|business hours|office hours|work hours|during the day|burozeiten|geschaftszeiten|arbeitszeiten|arbeitszeit|horario laboral|horario de oficina|horas de oficina|heures de bureau|heures ouvrables|horario comercial|horario de trabalho|orario d'ufficio|orario lavorativo|kantooruren|上班时间|工作时间|办公时间|営業時間|業務時間|office time|рабочее время|working day",
  self: "just me|only me|for myself|just for me|only for me|for me only|single user|one user|solo use|solo user|personal use|for personal use|myself only|nur ich|nur fur mich|fur mich allein|einzelnutzer|solo yo|solo para mi|uso personal|un solo usuario|juste moi|pour moi seul|usage personnel|un seul utilisateur|so eu|so para mim|uso pessoal|solo io|solo per me|alleen ik|就我一个人|自己用|个人使用|单用户|自分だけ|一人で|個人利用|sirf main|sirf mere liye|только я|для себя|i'm the only user|me alone|only user|single-user|user: me",
  tp: 'tensor parallel|tensor parallelism|tensor parallel size|tensor-parallel-size|tensor_parallel_size|tp size|tp-size|tp_size|tp|张量并行|テンソル並列|tensor split across|tp degree',
  pp: 'pipeline parallel|pipeline parallelism|pipeline parallel size|pipeline-parallel-size|pipeline_parallel_size|pp size|pp-size|pp_size|pp|流水线并行|パイプライン並列',
  lora: 'lora adapters|loras|lora adapter|adapters|adapter|lora modules|max loras|lora-adapter',
  steps: 'steps|step|inference steps|sampling steps|denoising steps|schritte|pasos|etapes|步|ステップ',
  target:
    "went with|ended up with|settled on|decided on|going with|chose|opted for|move to|moving to|we'd move to|switch to|switching to|migrate to|migrating to|upgrade to|upgrading to|change to|changing to|replace with|replacing with|replace it with|going to|towards|want to run|want to use|wechseln zu|wechseln auf|umsteigen auf|migrieren|cambiar a|migrar a|pasar a|passer a|migrer vers|basculer vers|mudar para|migrar para|trocar por|passare a|migrare a|换成|切换到|升级到|迁移到|改用|乗り換え|移行|switch karna|перейти на|planning to use|plan to run|planning to run|plan to use|now want",
  source:
    "currently|today|right now|now|at the moment|so far|previously|before|from|instead of|replace|replacing|moving from|migrating from|switching from|away from|coming from|was using|were using|used to|used to run|derzeit|aktuell|bisher|statt|anstatt|von|actualmente|hoy|en lugar de|en vez de|actuellement|aujourd'hui|au lieu de|atualmente|hoje|em vez de|attualmente|invece di|目前|现在|当前|从|代替|現在|今は|abhi|сейчас|вместо|draft|draft model|speculative|drafter|compared to|than|vs|versus|like|similar to|not",
  deadline:
    'within|in|under|over|by|finish in|done in|complete in|inside|before|innerhalb|binnen|in|en|dentro de|dans|en|sous|dentro de|em|entro|in|binnen|内|以内|以内に|で|mein|me|за|over a|over the',
  index:
    'maximum concurrency for|num prompts|num-prompts|number of prompts|prompt count|port|timeout|workers|seed|epochs|layers|ngl|threads|swap space|block size|max num batched tokens|max-num-batched-tokens|max_num_batched_tokens',
  chunk:
    'chunks|chunk|passages|passage|snippets|top k|top-k|documents retrieved|retrieved chunks|retrieved documents|retrieved docs',
  audio: 'audio|recordings|speech|of audio|voice|calls audio|audios|grabaciones|enregistrements|录音|音频|音声',
  prefill:
    'prompt processing|prompt eval|prompt eval time|prefill|prefill speed|prompt throughput|prompt speed|pp512|pp|pp1024|pp2048|prompt processing speed|input tokens/s|input tok/s|avg prompt throughput|prompt tokens per second|ingestion|ingest|prompt eval rate|prompt t/s|input throughput|total token throughput|input tps',
  generation:
    'generation|token generation|tg|tg128|tg512|decode|decoding|eval|eval rate|generation speed|text generation|avg generation throughput|generation throughput|output|output token throughput|output throughput|inference speed',
  private:
    'own|our own|my own|in-house|inhouse|in house|internal|proprietary|private|custom|home-grown|homegrown|homemade|called|unreleased|closed|bespoke|trained ourselves|trained in-house|self-trained|unser eigenes|eigenes|eigene|hauseigenes|propio|propia|interno|interna|maison|proprietaire|interne|proprio|propria|自研|自有|自己训练|内部|自社|社内|独自|apna|apna khud ka|собственная|своя|внутренняя|unpublished',
  archOf:
    'architecture|arch|style|like|based|style architecture|type|-like|-style|-based|compatible|shaped|sized|class|size class|architektur|arquitectura|architettura|架构|アーキテクチャ|архитектура|recipe|format',
  ha: 'no downtime|zero downtime|without downtime|always available|must not go down|n + 1|hot standby|high availability|highly available|ha|failover|redundant|redundancy|n+1|no single point of failure|fault tolerant|hochverfugbar|ausfallsicher|alta disponibilidad|haute disponibilite|alta disponibilidade|高可用|冗余|高可用性|冗長',
  onPrem:
    'on-prem|on prem|on premise|on premises|on-premise|on-premises|onprem|in our own datacenter|own data center|own datacenter|our datacenter|our data center|self-hosted on our own hardware|own hardware|no cloud|no public cloud|not in the cloud|air gapped|air-gapped|airgapped|keine cloud|ohne cloud|vor ort|im eigenen rechenzentrum|eigenes rechenzentrum|sin nube|sin la nube|en nuestras instalaciones|en local|sur site|pas de cloud|sans cloud|sem nuvem|na empresa|no local|senza cloud|in sede|本地部署|私有化部署|私有化|机房|オンプレ|オンプレミス|colo|colocation',
  samples:
    'samples|examples|rows|epochs|epoch|steps|records|pairs|instructions|training samples|datapoints|data points|dataset|iterations|conversations dataset',
  kv: 'kv|kv cache|kv-cache|kvcache|k/v cache|kv_cache|kv cache dtype|kv-cache-dtype|kv quant|cache type k|cache type v|cache-type-k|cache-type-v|ctk|ctv|key value cache|kv缓存|kvキャッシュ|cache quant|quantized cache|cache_mode|kv_cache_dtype|kv dtype|kv-caches|kv caches',
  fit: 'fit|fits|fitting|enough|sufficient|will it run|does it fit|doable|feasible|possible|can i run|could i run|can it run|can i|can we|could we|can this run|will this run|would that hold|would this work|will this work|work|capable|able to run|is it possible|realistic|reicht|reicht das|ausreichend|passt|lauft das|kann ich|alcanza|es suficiente|puedo|cabe|se puede|suffit|suffisant|puis-je|est-ce possible|peut-on|da para|e suficiente|consigo rodar|cabe|basta|e sufficiente|posso|够吗|够不够|能跑|能跑吗|可以跑|跑得动|能不能|可以吗|足够|動きますか|動く|足りますか|可能ですか|chalega|chal jayega|ho jayega|хватит|потянет|можно ли|влезет|suitable|handle',
};
